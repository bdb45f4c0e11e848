import Foundation

/// The images of one name in an asset catalogue, as `Contents.json` lists them.
struct ImageSet: Decodable {
  private struct Image: Decodable {
    struct Appearance: Decodable {}

    var filename: String?
    var scale: String?
    var appearances: [Appearance]?

    /// The scale as a number: 1 for a file without one; nil for words that are no scale.
    var number: CGFloat? {
      guard let scale else { return 1 }
      return ["1x": 1, "2x": 2, "3x": 3][scale]
    }
  }

  private struct Properties: Decodable {
    var intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private var images: [Image]
  private var properties: Properties?

  /// Whether the images are drawn in the tint colour, or never; nil if it is not set.
  var renderingMode: UIImage.RenderingMode? {
    switch properties?.intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: nil
    }
  }

  /// Returns the files, the best for a scale first: the device's scale, then larger ones.
  ///
  /// A file whose scale is not 1x, 2x or 3x belongs to no place of the set, as in Xcode.
  func files(for scale: CGFloat) -> [(name: String, scale: CGFloat)] {
    let usual = images.filter { $0.appearances == nil }.compactMap { image in
      image.filename.flatMap { name in image.number.map { (name: name, scale: $0) } }
    }
    return usual.enumerated().sorted { one, other in
      (Self.rank(one.element.scale, for: scale), one.offset)
        < (Self.rank(other.element.scale, for: scale), other.offset)
    }.map(\.element)
  }

  /// Returns the rank of a scale: larger scales than the screen's first, then smaller ones, the
  /// greatest first.
  private static func rank(_ scale: CGFloat, for wanted: CGFloat) -> CGFloat {
    scale < wanted ? 10 - scale : scale
  }
}
