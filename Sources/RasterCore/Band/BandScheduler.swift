import Basics
import Dispatch
import Foundation

/// A scheduler that shares a picture's rows among the cores.
///
/// The rows are cut into bands, which the threads take from a queue as they finish, since a band of
/// text costs more than an empty one. The same threads plan what is not planned yet: a thread that
/// was waked for the plan and slept before the bands was put behind the other one on its core, and
/// a picture of 3 ms took as long on two cores as on one.
enum BandScheduler {
  /// Rows drawn at once: enough that few shapes are cut, few enough for the caches.
  private static let usualRows = 64

  /// Returns the picture of plans, drawn one after the other.
  static func rasterized(
    _ chunks: PlanChunks, background: UInt32, bands: Int?, wide: Bool = Kernels.areWide,
    stages: [RowStage] = []
  ) -> Bitmap {
    Bitmap(width: chunks.region.width, height: chunks.region.height) { pixels in
      rasterize(
        chunks, into: pixels, background: background, bands: bands, wide: wide, stages: stages)
    }
  }

  /// Draws plans, all of the same rectangle, over a background into pixels row by row.
  ///
  /// The stages take rows as soon as they are drawn.
  static func rasterize(
    _ chunks: PlanChunks, into pixels: UnsafeMutableBufferPointer<UInt32>, background: UInt32?,
    bands: Int?, wide: Bool = Kernels.areWide, stages: [RowStage] = []
  ) {
    let region = chunks.region
    guard let base = pixels.baseAddress, !region.isEmpty else { return }
    let count = min(region.height, max(1, bands ?? (region.height + usualRows - 1) / usualRows))
    let target = Target(base: base, region: region)
    let queue = PictureQueue(
      chunks: chunks.count, bands: (1...count).map { region.height * $0 / count },
      stages: stages.count)
    let workers = min(count + stages.count, ProcessInfo.processInfo.activeProcessorCount)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      // One renderer per thread: its cells and rows are allocated once for all of its bands.
      var renderer: BandRenderer?
      defer { renderer?.finish() }
      queue.work { chunk in
        chunks.plan(chunk)
      } draw: { band in
        // A band that the caller made high is drawn in steps, so that the cells stay in the caches.
        for first in stride(from: band.lowerBound, to: band.upperBound, by: usualRows) {
          let last = min(band.upperBound, first + usualRows)
          target.clear(first..<last, to: background)
          if renderer == nil {
            renderer = BandRenderer(
              chunks.plans, rows: min(usualRows, (region.height + count - 1) / count), wide: wide)
          }
          renderer?.render(into: target.surface(first..<last))
        }
      } handOver: { rows, stage in
        stages[stage](UnsafeBufferPointer(start: target.base, count: target.count), rows)
      }
    }
  }

  /// The memory of the picture, in which each band writes its own rows.
  private struct Target: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
    let region: PixelRect
    /// The number of pixels.
    var count: Int { region.width * region.height }

    /// Writes a background to rows counted from the first, if there is one.
    func clear(_ rows: Range<Int>, to background: UInt32?) {
      guard let background else { return }
      (base + rows.lowerBound * region.width)
        .update(repeating: background, count: rows.count * region.width)
    }

    /// Returns the surface of rows counted from the first.
    func surface(_ rows: Range<Int>) -> Surface {
      var part = region
      part.minY = region.minY + rows.lowerBound
      part.maxY = region.minY + rows.upperBound
      return Surface(region: part, base: base + rows.lowerBound * region.width)
    }
  }
}
