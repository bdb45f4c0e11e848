import RasterCore

/// A summary of a comparison without the pictures: the number of differing pixels, their regions,
/// and the tolerated pixels.
package struct PixelSummary: Sendable, Hashable, Codable {
  /// The size of a picture, in pixels.
  package struct Size: Sendable, Hashable, Codable {
    /// The number of columns.
    package let width: Int
    /// The number of rows.
    package let height: Int
  }

  /// The size of the expected picture.
  package let golden: Size
  /// The size of the new picture.
  package let actual: Size
  /// The number of pixels that differ.
  package let differingPixels: Int
  /// The number of pixels that are unequal but count as equal.
  package let toleratedPixels: Int
  /// The number of tolerated pixels that belong to anti-aliased edges of shapes.
  package let antialiasedPixels: Int
  /// The number of pixels that were not compared.
  package let maskedPixels: Int
  /// The greatest channel difference among the differing pixels, from 0 to 255.
  package let greatestDelta: Int
  /// The regions of the differing pixels, the largest first; at most a hundred by default.
  package let regions: [PictureDifference.Region]
  /// The total number of regions.
  package let regionCount: Int
  /// The exceeded limits; empty if the pictures count as equal.
  package let brokenLimits: [PictureDifference.BrokenLimit]

  package init(_ difference: PictureDifference) { self.init(difference, regionLimit: 100) }

  package init(_ difference: PictureDifference, regionLimit: Int) {
    golden = Size(width: difference.golden.width, height: difference.golden.height)
    actual = Size(width: difference.actual.width, height: difference.actual.height)
    differingPixels = difference.differingPixels
    toleratedPixels = difference.toleratedPixels
    antialiasedPixels = difference.antialiasedPixels
    maskedPixels = difference.maskedPixels
    greatestDelta = Int(difference.greatestDelta)
    let summary = RegionSummary(difference.regions, limit: regionLimit)
    regions = summary.largest
    regionCount = summary.count
    brokenLimits = difference.brokenLimits
  }

  /// Whether the pictures count as equal.
  package var isWithinTolerance: Bool { brokenLimits.isEmpty }

  /// The greater width times the greater height.
  ///
  /// The sizes may come from a file and be arbitrarily large; a product beyond `Int.max` is clamped
  /// to it.
  package var pixelCount: Int {
    let (count, isTooMany) = max(golden.width, actual.width)
      .multipliedReportingOverflow(by: max(golden.height, actual.height))
    return isTooMany ? .max : count
  }

  /// The share of pixels that differ, 0 to 1.
  package var differingRatio: Double { Double(differingPixels) / Double(max(pixelCount, 1)) }
}

/// The largest regions, and the total number of regions.
package struct RegionSummary: Sendable, Hashable, Codable {
  /// The largest regions, the largest first.
  package let largest: [PictureDifference.Region]
  /// The total number of regions.
  package let count: Int
  /// The number of differing pixels in all regions.
  package let differingPixels: Int

  package init(_ regions: [PictureDifference.Region], limit: Int) {
    largest = Array(regions.sorted { $0.differingPixels > $1.differingPixels }.prefix(limit))
    count = regions.count
    differingPixels = regions.reduce(0) { $0 + $1.differingPixels }
  }
}
