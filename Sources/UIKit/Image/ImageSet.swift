import Foundation

/// The files of one image in an asset catalogue, as listed in its `Contents.json`.
struct ImageSet: Decodable {
  private struct Properties: Decodable {
    var intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private var images: [CataloguedImage]
  private var properties: Properties?

  /// The rendering mode in the catalogue: a template or the original; nil if it is not set.
  var renderingMode: UIImage.RenderingMode? {
    switch properties?.intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: nil
    }
  }

  /// Returns the files of an interface style, the best for a scale first: that scale, then larger
  /// ones, then smaller ones.
  ///
  /// A file whose scale is not 1x, 2x or 3x is ignored, as in Xcode.
  func files(
    for scale: CGFloat, in style: UIUserInterfaceStyle = .unspecified
  ) -> [(name: String, scale: CGFloat, image: CataloguedImage)] {
    let files = images.filter { $0.interfaceStyle == style }.compactMap { image in
      image.filename.flatMap { name in
        image.number.map { (name: name, scale: $0, image: image) }
      }
    }
    return files.enumerated().sorted { one, other in
      (Self.rank(one.element.scale, for: scale), one.offset)
        < (Self.rank(other.element.scale, for: scale), other.offset)
    }.map(\.element)
  }

  /// Returns the sort key of a scale: `wanted` and larger scales are first, in ascending order,
  /// then smaller scales, in descending order.
  private static func rank(_ scale: CGFloat, for wanted: CGFloat) -> CGFloat {
    scale < wanted ? 10 - scale : scale
  }
}
