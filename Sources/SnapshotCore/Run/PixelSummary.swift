/// How many pixels differ, by how much and where, without the pictures.
public struct PixelSummary: Sendable, Hashable, Codable {
  /// The width of the wider picture, in pixels.
  public let width: Int
  /// The height of the higher picture, in pixels.
  public let height: Int
  /// How many pixels differ.
  public let differingPixels: Int
  /// The greatest difference of a channel, 0 to 255.
  public let greatestDelta: Int
  /// Where they are, largest first; at most a hundred.
  public let regions: [PictureDifference.Region]
  /// How many regions there are in all.
  public let regionCount: Int

  private static let regionLimit = 100

  /// Summarises what was compared; nil where that is no picture, or no pixel differs.
  package init?(_ evidence: Evidence) {
    guard case .picture(let comparison) = evidence, comparison.pixels.differingPixels > 0 else {
      return nil
    }
    self.init(comparison.pixels)
  }

  /// Summarises a difference.
  public init(_ difference: PictureDifference) {
    width = difference.width
    height = difference.height
    differingPixels = difference.differingPixels
    greatestDelta = Int(difference.greatestDelta)
    regions = Array(
      difference.regions.sorted { $0.differingPixels > $1.differingPixels }
        .prefix(Self.regionLimit))
    regionCount = difference.regions.count
  }

  /// The share of pixels that differ, 0 to 1.
  public var differingRatio: Double {
    // As doubles, since a file may hold any numbers.
    Double(differingPixels) / max(Double(width) * Double(height), 1)
  }
}
