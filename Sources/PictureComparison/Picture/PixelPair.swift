import Basics
import RasterCore

/// Two pictures, and the limits that determine which of their pixels differ.
///
/// The common part of the pictures is scanned in bands of rows, in parallel. Each band finds the
/// runs of its own rows; concatenated in order, they are the result of a single scan.
struct PixelPair: Sendable {
  /// The input of the perceptual comparison, which can make unequal pixels count as equal.
  struct Looks: Sendable {
    let metric: PerceptualMetric
    let golden: StraightPixels
    let actual: StraightPixels
  }

  let golden: Bitmap
  let actual: Bitmap
  let looks: Looks?
  /// The greatest channel difference with which a pixel counts as equal.
  let limit: UInt8
  let mask: PixelArea
  let kernels: RowKernels

  /// The approximate number of pixels in a band.
  ///
  /// A smaller band would not be worth the overhead of another thread.
  private static let bandPixels = 1 << 17

  /// The results of all bands, from top to bottom.
  var bands: [BandScan.Finding] {
    let (width, height) = (min(golden.width, actual.width), min(golden.height, actual.height))
    let rows = max(Self.bandPixels / max(width, 1), 1)
    let count = (height + rows - 1) / rows
    return Cores.map(count) { band in scan(band * rows..<min((band + 1) * rows, height)) }
  }

  private func scan(_ rows: Range<Int>) -> BandScan.Finding {
    PixelPlane.withCommonPart(golden, actual) { old, new in
      guard let looks else { return scan(rows, old, new, nil) }
      return looks.golden.bitmap.withUnsafePixels { first in
        looks.actual.bitmap.withUnsafePixels { second in
          scan(
            rows, old, new,
            BandScan.Looks(
              metric: looks.metric, golden: old.showing(first), actual: new.showing(second)))
        }
      }
    }
  }

  private func scan(
    _ rows: Range<Int>, _ old: PixelPlane, _ new: PixelPlane, _ looks: BandScan.Looks?
  ) -> BandScan.Finding {
    var band = BandScan(old, new, looks: looks, limit: limit, mask: mask, kernels: kernels)
    band.scan(rows)
    return band.finding
  }
}
