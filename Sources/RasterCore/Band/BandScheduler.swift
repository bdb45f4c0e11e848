import Dispatch
import Foundation

/// Shares a picture's rows among the cores.
enum BandScheduler {
  /// Rows of a band when nobody says how many bands: enough that few shapes are cut, few enough for the caches.
  private static let usualRows = 64

  /// Returns the picture of a plan.
  static func rasterized(_ plan: RenderPlan, background: UInt32, bands: Int?) -> Bitmap {
    Bitmap(width: plan.visible.width, height: plan.visible.height) { pixels in
      rasterize(plan, into: pixels, background: background, bands: bands)
    }
  }

  /// Draws a plan over a background into pixels row by row.
  static func rasterize(
    _ plan: RenderPlan, into pixels: UnsafeMutableBufferPointer<UInt32>, background: UInt32?,
    bands: Int?
  ) {
    guard let base = pixels.baseAddress, !plan.visible.isEmpty else { return }
    let region = plan.visible
    let count = min(region.height, max(1, bands ?? (region.height + usualRows - 1) / usualRows))
    let target = Target(base: base)
    DispatchQueue.concurrentPerform(iterations: count) { band in
      var rows = region
      rows.minY = region.minY + region.height * band / count
      rows.maxY = region.minY + region.height * (band + 1) / count
      let first = target.base + (rows.minY - region.minY) * region.width
      if let background {
        first.update(repeating: background, count: rows.width * rows.height)
      }
      BandRenderer.render(plan, into: Surface(region: rows, base: first))
    }
  }

  /// The pixels, of which no two bands touch the same.
  private struct Target: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
  }
}
