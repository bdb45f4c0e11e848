import Foundation
import LayoutCore

/// The files of one image in an asset catalogue, as listed in its `Contents.json`.
struct ImageSet: Sendable {
  private let images: [CataloguedImage]
  /// The rendering mode in the catalogue: a template or the original; nil if it is not set.
  let renderingMode: UIImage.RenderingMode?
  /// Whether a vector image is drawn again, instead of being scaled, at other sizes than its own
  /// (fact AC21).
  let keepsVector: Bool

  /// Reads the contents of an image's folder.
  init(_ contents: JSONValue) {
    images = (contents["images"]?.elements ?? []).map(CataloguedImage.init)
    let properties = contents["properties"]
    renderingMode =
      switch properties?["template-rendering-intent"]?.text {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: nil
      }
    keepsVector = properties?["preserves-vector-representation"]?.flag ?? false
  }

  /// The elements of `images` that name a file and have a known scale.
  ///
  /// A file whose scale is not 1x, 2x or 3x is ignored, as in Xcode.
  private var files: [CataloguedImage] {
    images.filter { $0.filename != nil && $0.number != nil }
  }

  /// The names of all files, in the order of the catalogue.
  var names: [String] { images.compactMap(\.filename) }

  /// Whether the choice of the file depends on traits other than the scale.
  var dependsOnTraits: Bool {
    let conditions = Set(files.map(\.conditions))
    return conditions.count > 1 || conditions.contains { $0.direction != nil }
  }

  /// Whether the choice of the file depends on the language.
  var isLocalized: Bool { files.contains { $0.conditions.locale != nil } }

  /// A file that can be used, its scale, whether it is shown mirrored, and its catalogue entry.
  typealias Candidate = (name: String, scale: CGFloat, isMirrored: Bool, image: CataloguedImage)

  /// Returns the files that can be used for traits, the best first.
  ///
  /// Files whose conditions match better are first. Among equally good ones, the file for the scale
  /// is first, then those for larger scales, then those for smaller ones.
  func candidates(for traits: SlotTraits) -> [Candidate] {
    let found = files.compactMap { image -> (SlotFit, Candidate)? in
      guard let fit = image.conditions.fit(traits), let name = image.filename,
        let scale = image.number
      else { return nil }
      let isMirrored =
        image.conditions.direction != nil
        && image.conditions.isRightToLeft != (traits.direction == .rightToLeft)
      return (fit, (name, scale, isMirrored, image))
    }
    let ranked = found.enumerated().sorted { one, other in
      let (fit, otherFit) = (one.element.0, other.element.0)
      if fit != otherFit { return fit > otherFit }
      return (Self.rank(one.element.1.scale, for: traits.scale), one.offset)
        < (Self.rank(other.element.1.scale, for: traits.scale), other.offset)
    }
    return ranked.map(\.element.1)
  }

  /// Returns the sort key of a scale: `wanted` and larger scales are first, in ascending order,
  /// then smaller scales, in descending order.
  private static func rank(_ scale: CGFloat, for wanted: CGFloat) -> CGFloat {
    scale < wanted ? 10 - scale : scale
  }
}
