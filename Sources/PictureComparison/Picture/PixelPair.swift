import Basics
import RasterCore

/// Two pictures, and the limits that decide which of their pixels differ.
///
/// Their common part is scanned in bands of rows, which the cores take as they finish. Each band
/// finds the runs of its own rows, so that in order of the bands the result is that of one scan.
struct PixelPair: Sendable {
  /// The pixel values that look the same and count as equal.
  struct Looks: Sendable {
    let metric: PerceptualMetric
    let golden: StraightPixels
    let actual: StraightPixels
  }

  let golden: Bitmap
  let actual: Bitmap
  let looks: Looks?
  /// The greatest difference of any channel by which a pixel counts as the same.
  let limit: UInt8
  let mask: PixelArea
  let kernels: RowKernels

  /// So many pixels make a band: enough that a core is not woken for a twentieth of a millisecond.
  private static let bandPixels = 1 << 17

  /// The scans of all bands, from the top.
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
