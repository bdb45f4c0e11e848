import Basics
import Dispatch
import Foundation

/// A scheduler that distributes a picture's rows over the cores.
///
/// The rows are cut into bands, which threads take from a queue, since a band of text costs more
/// than an empty one. The same threads first plan the chunks of commands (`PlanChunks`) that are
/// not planned yet.
enum BandScheduler {
  /// The number of rows drawn at once: high enough that few shapes are cut by the edge of a band,
  /// and low enough that the working memory fits into the caches.
  private static let usualRows = 64

  /// Returns the picture of the plans of all chunks, which are drawn over each other in order.
  static func rasterized(
    _ chunks: PlanChunks, background: UInt32, bands: Int?, wide: Bool = Kernels.areWide,
    stages: [RowStage] = []
  ) -> Bitmap {
    Bitmap(width: chunks.region.width, height: chunks.region.height) { pixels in
      rasterize(
        chunks, into: pixels, background: background, bands: bands, wide: wide, stages: stages)
    }
  }

  /// Draws the plans of all chunks into pixels in row order, over a background or, if it is nil,
  /// over the existing pixels.
  ///
  /// The stages (`RowStage`), such as the compression of an image file, receive rows as soon as
  /// they are drawn.
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
      // Each thread has one renderer, whose cells and rows are allocated once for all of its bands.
      var renderer: BandRenderer?
      defer { renderer?.finish() }
      queue.work { chunk in
        chunks.plan(chunk)
      } draw: { band in
        // If the caller requested higher bands, they are drawn in steps of the usual height, so
        // that the cells stay in the caches.
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

  /// The memory of the picture.
  ///
  /// Each band writes only its own rows.
  private struct Target: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
    let region: PixelRect
    /// The number of pixels.
    var count: Int { region.width * region.height }

    /// Fills rows, numbered from the region's first, with a background if there is one.
    func clear(_ rows: Range<Int>, to background: UInt32?) {
      guard let background else { return }
      (base + rows.lowerBound * region.width)
        .update(repeating: background, count: rows.count * region.width)
    }

    /// Returns the surface of rows, numbered from the region's first.
    func surface(_ rows: Range<Int>) -> Surface {
      var part = region
      part.minY = region.minY + rows.lowerBound
      part.maxY = region.minY + rows.upperBound
      return Surface(region: part, base: base + rows.lowerBound * region.width)
    }
  }
}
