import Foundation
import RasterCore

/// A search for the pixels that differ between two pictures.
///
/// Equal bands of rows take a single `memcmp` each if the pictures are equally wide, and so do
/// equal rows in other bands; only the remaining rows are compared pixel by pixel.
struct PixelScan {
  /// The result for all rows together.
  private(set) var finding = BandScan.Finding()

  /// Scans two pictures.
  ///
  /// - Parameters:
  ///   - golden: the expected picture.
  ///   - actual: the new picture.
  ///   - tolerance: the allowed differences.
  ///   - mask: the part that is not compared.
  ///   - colors: the colours as stored in the files from which the pictures were read; nil if they
  ///     were not read from files.
  ///   - kernels: the loops that mark the pixels of a row.
  init(
    _ golden: Bitmap, _ actual: Bitmap, tolerance: PictureTolerance, mask: PixelArea,
    colors: (golden: StraightPixels?, actual: StraightPixels?) = (nil, nil),
    kernels: RowKernels = RowKernels()
  ) {
    // Equality is checked here only if colours would have to be prepared. Otherwise the parallel
    // scan of the bands detects equal pictures just as fast, and for other pictures a check here
    // would compare the equal parts twice.
    if tolerance.perceptual != nil && Self.areEqual(golden, actual) { return }
    let pair = PixelPair(
      golden: golden, actual: actual,
      looks: tolerance.perceptual.map { metric in
        PixelPair.Looks(
          metric: metric, golden: colors.golden ?? StraightPixels(golden),
          actual: colors.actual ?? StraightPixels(actual))
      }, limit: tolerance.maxChannelDelta, mask: mask, kernels: kernels)
    for band in pair.bands { add(band) }
    addBorder(golden, actual, mask)
  }

  /// Returns whether two pictures are equal, pixel for pixel.
  static func areEqual(_ golden: Bitmap, _ actual: Bitmap) -> Bool {
    guard golden.width == actual.width && golden.height == actual.height else { return false }
    return golden.withUnsafePixels { first in
      actual.withUnsafePixels { second in
        guard let old = first.baseAddress, let new = second.baseAddress else { return true }
        return memcmp(old, new, first.count * MemoryLayout<UInt32>.size) == 0
      }
    }
  }

  private mutating func add(_ band: BandScan.Finding) {
    finding.runs += band.runs
    finding.toleratedPixels += band.toleratedPixels
    finding.antialiasedPixels += band.antialiasedPixels
    finding.greatestDelta = max(finding.greatestDelta, band.greatestDelta)
  }

  /// Adds the right and bottom border, whose pixels exist only in one of the two pictures.
  ///
  /// A corner that is in neither picture is left out.
  private mutating func addBorder(_ golden: Bitmap, _ actual: Bitmap, _ mask: PixelArea) {
    let (right, bottom) = (min(golden.width, actual.width), min(golden.height, actual.height))
    let height = max(golden.height, actual.height)
    if golden.width == actual.width && bottom == height { return }
    let common = finding.runs
    var next = 0
    finding.runs = []
    for y in 0..<height {
      // `RegionFinder` needs the runs in the order of rows, and in each row the border is at the
      // right of the common part.
      while next < common.count, common[next].y == y {
        finding.runs.append(common[next])
        next += 1
      }
      let width = [golden, actual].filter { y < $0.height }.map(\.width).max() ?? 0
      let spans = mask.columns(ofRow: y, outside: (y < bottom ? right : 0)..<width)
      finding.runs.append(contentsOf: spans.map { PixelRun(y: y, columns: $0) })
    }
    // A pixel that exists only in one of the pictures counts as the maximum difference.
    finding.greatestDelta = .max
  }
}

/// Returns the greatest difference between the four channels of two pixels.
func channelDelta(_ old: UInt32, _ new: UInt32) -> UInt8 {
  var greatest: Int32 = 0
  var shift: UInt32 = 0
  while shift < 32 {
    let difference = Int32(old >> shift & 255) - Int32(new >> shift & 255)
    greatest = max(greatest, abs(difference))
    shift += 8
  }
  return UInt8(greatest)
}
