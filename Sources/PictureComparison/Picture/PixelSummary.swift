import RasterCore

/// The number of pixels that differ, their differences and places, and the part that is allowed,
/// without the pictures.
public struct PixelSummary: Sendable, Hashable, Codable {
  /// The size of a picture, in pixels.
  public struct Size: Sendable, Hashable, Codable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
  }

  /// The size of the expected picture.
  public let golden: Size
  /// The size of the picture now.
  public let actual: Size
  /// The number of pixels that differ.
  public let differingPixels: Int
  /// The number of pixels that are not equal but count as the same.
  public let toleratedPixels: Int
  /// Of those, how many for being the soft edge of a shape.
  public let antialiasedPixels: Int
  /// The number of pixels that were not compared.
  public let maskedPixels: Int
  /// The greatest difference of a channel, 0 to 255.
  public let greatestDelta: Int
  /// The regions of the differing pixels, largest first; at most a hundred.
  public let regions: [PictureDifference.Region]
  /// The number of all regions.
  public let regionCount: Int
  /// The limits that make the pictures different; empty if they count as the same.
  public let brokenLimits: [PictureDifference.BrokenLimit]

  /// Summarises a difference.
  public init(_ difference: PictureDifference) { self.init(difference, regionLimit: 100) }

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

  /// Whether the pictures count as the same.
  public var isWithinTolerance: Bool { brokenLimits.isEmpty }

  /// The number of pixels that the wider and the higher picture span.
  ///
  /// A file may hold any numbers: what is beyond `Int` counts as its greatest.
  public var pixelCount: Int {
    let (count, isTooMany) = max(golden.width, actual.width)
      .multipliedReportingOverflow(by: max(golden.height, actual.height))
    return isTooMany ? .max : count
  }

  /// The share of pixels that differ, 0 to 1.
  public var differingRatio: Double { Double(differingPixels) / Double(max(pixelCount, 1)) }
}

/// The largest of several regions, and how many there are.
public struct RegionSummary: Sendable, Hashable, Codable {
  /// Largest first.
  public let largest: [PictureDifference.Region]
  /// The number of all regions.
  public let count: Int
  /// The number of pixels that differ in all of them.
  public let differingPixels: Int

  package init(_ regions: [PictureDifference.Region], limit: Int) {
    largest = Array(regions.sorted { $0.differingPixels > $1.differingPixels }.prefix(limit))
    count = regions.count
    differingPixels = regions.reduce(0) { $0 + $1.differingPixels }
  }
}
