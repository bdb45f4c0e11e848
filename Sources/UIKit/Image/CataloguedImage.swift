import Foundation

/// One file of an image in an asset catalogue, with the size of its parts in pixels of the file.
struct CataloguedImage: Decodable {
  private struct Appearance: Decodable { var value: String }

  var filename: String?
  private var scale: String?
  private var appearances: [Appearance]?
  /// The slices in which the image is resized; nil if it is stretched as a whole.
  var slices: CatalogueSlices?
  private var alignment: CatalogueInsets?

  private enum CodingKeys: String, CodingKey {
    case filename, scale, appearances
    case slices = "resizing"
    case alignment = "alignment-insets"
  }

  /// The interface style of the file: unspecified for the usual one; nil for a style that is not
  /// read, such as one with an increased contrast.
  var interfaceStyle: UIUserInterfaceStyle? {
    guard let appearances else { return .unspecified }
    return appearances.map(\.value) == ["dark"] ? .dark : nil
  }

  /// The scale as a number: 1 if none is given; nil if the text is not a scale.
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
struct CatalogueInsets: Decodable {
  var top: CGFloat?
  var left: CGFloat?
  var bottom: CGFloat?
  var right: CGFloat?

  /// Returns the insets in points.
  func insets(scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
      right: (right ?? 0) / scale)
  }
}
