import RasterCore

/// How many pixels differ, by how much and where, and what of it is allowed, without the pictures.
public struct PixelSummary: Sendable, Hashable, Codable {
  /// The size of a picture, in pixels.
  public struct Size: Sendable, Hashable, Codable {
    /// How many columns.
    public let width: Int
    /// How many rows.
    public let height: Int
  }

  /// The size of the expected picture.
  public let golden: Size
  /// The size of the picture now.
  public let actual: Size
  /// How many pixels differ.
  public let differingPixels: Int
  /// How many pixels are not equal but count as the same.
  public let toleratedPixels: Int
  /// Of those, how many for being the soft edge of a shape.
  public let antialiasedPixels: Int
  /// How many pixels were not compared.
  public let maskedPixels: Int
  /// The greatest difference of a channel, 0 to 255.
  public let greatestDelta: Int
  /// Where the differing pixels are, largest first; at most a hundred.
  public let regions: [PictureDifference.Region]
  /// How many regions there are in all.
  public let regionCount: Int
  /// What makes the pictures different; empty when they count as the same.
  public let brokenLimits: [PictureDifference.BrokenLimit]

  /// The summary of what was compared; nil where that is no picture.
  package init?(_ evidence: Evidence) {
    switch evidence {
    case .picture(let comparison): self.init(comparison.pixels)
    // Of a film the frame that differs most.
    case .film(let comparison):
      guard let worst = comparison.worst else { return nil }
      self.init(worst.comparison.pixels)
    case .layout, .text: return nil
    }
  }

  /// Summarises a difference.
  public init(_ difference: PictureDifference) { self.init(difference, regionLimit: 100) }

  init(_ difference: PictureDifference, regionLimit: Int) {
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

  /// How many pixels the wider and the higher picture span.
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
  /// How many regions there are in all.
  public let count: Int
  /// How many pixels differ in all of them.
  public let differingPixels: Int

  init(_ regions: [PictureDifference.Region], limit: Int) {
    largest = Array(regions.sorted { $0.differingPixels > $1.differingPixels }.prefix(limit))
    count = regions.count
    differingPixels = regions.reduce(0) { $0 + $1.differingPixels }
  }
}
