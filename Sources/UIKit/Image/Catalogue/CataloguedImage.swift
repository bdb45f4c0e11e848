import Foundation
import LayoutCore

/// One file of an image in an asset catalogue, with its slices and its alignment rectangle in
/// pixels of the file.
struct CataloguedImage: Sendable {
  let filename: String?
  private let scale: String?
  /// The conditions under which the file is used.
  let conditions: SlotConditions
  /// The slices in which the image is resized; nil if it is stretched as a whole.
  let slices: CatalogueSlices?
  private let alignment: CatalogueInsets?

  /// Reads an element of the array `images` in a `Contents.json`.
  init(_ entry: JSONValue) {
    filename = entry["filename"]?.text
    scale = entry["scale"]?.text
    conditions = SlotConditions(entry)
    slices = entry["resizing"].flatMap(CatalogueSlices.init)
    alignment = entry["alignment-insets"].map(CatalogueInsets.init)
  }

  /// The scale as a number: 1 if the entry contains none; nil if the text is not a scale.
  var number: CGFloat? {
    guard let scale else { return 1 }
    return ["1x": 1, "2x": 2, "3x": 3][scale]
  }

  /// The insets of the alignment rectangle in points; nil if there are none (fact H24).
  func alignmentInsets(scale: CGFloat) -> UIEdgeInsets? {
    alignment.map { $0.insets(scale: scale) }
  }
}

/// Insets in a catalogue, in pixels of the file.
struct CatalogueInsets: Sendable {
  var top: CGFloat?
  var left: CGFloat?
  var bottom: CGFloat?
  var right: CGFloat?

  /// Makes insets without values.
  init() {}

  /// Reads insets from a JSON object.
  init(_ value: JSONValue) {
    func side(_ name: String) -> CGFloat? { value[name]?.double.map { CGFloat($0) } }
    (top, left, bottom, right) = (side("top"), side("left"), side("bottom"), side("right"))
  }

  /// Returns the insets in points.
  func insets(scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
      right: (right ?? 0) / scale)
  }
}
