public import Foundation
package import LayoutComparison
public import LayoutCore
package import RasterCore

/// A part of a picture whose appearance is not compared.
///
/// A mask by element or by kind follows the elements when the layout changes, and hides their
/// pixels, texts, fonts, colours and the views inside them, but never their own frames. A rectangle
/// hides only pixels.
///
/// ```swift
/// let clock = PictureTolerance(masks: [.element(.cell, [0, 4])])
/// assertSnapshot(of: controller, as: .image(on: .iPhone7Plus, tolerance: clock))
/// ```
public enum Mask: Sendable, Hashable {
  /// A rectangle of the picture, in points.
  case rectangle(CGRect)
  /// One element, at its positions in the golden and in the new picture.
  case element(LayoutRecord.Kind, ItemPlace)
  /// All elements of a kind, at their positions in the golden and in the new picture.
  case kind(LayoutRecord.Kind)

  /// Returns a mask of one element, at its positions in the golden and in the new picture.
  ///
  /// - Parameters:
  ///   - kind: the kind of the element.
  ///   - indexPath: the section and the item of the element.
  /// - Returns: the mask.
  @_disfavoredOverload
  public static func element(_ kind: LayoutRecord.Kind, _ indexPath: IndexPath) -> Mask {
    // The method is disfavoured because a literal `[0, 4]` would otherwise be ambiguous.
    precondition(indexPath.count == 2, "An element's index path is a section and an item.")
    return .element(kind, ItemPlace(indexPath[0], indexPath[1]))
  }

  /// Returns whether the mask applies to an element.
  func covers(_ element: LayoutRecord.Element) -> Bool {
    switch self {
    case .rectangle: false
    case .element(let kind, let index): element.kind == kind && element.indexPath == index
    case .kind(let kind): element.kind == kind
    }
  }

  /// Returns the rectangles that the mask covers, in pixels; empty if it matches nothing.
  package func rectangles(scale: Double, panes: [RecordedLayout]) -> [PixelRect] {
    if case .rectangle(let rect) = self {
      let scaled = CGRect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale)
      return PixelRect(around: scaled).map { [$0] } ?? []
    }
    return panes.flatMap { pane in
      pane.layout.elements.filter(covers).compactMap { pane.sight(of: $0) }
    }
  }
}

extension RecordedLayout {
  /// Returns the layout without the texts, fonts, colours and views of the elements that masks
  /// cover; the frames of the elements are kept.
  package func hidingLooks(behind masks: [Mask]) -> RecordedLayout {
    if masks.isEmpty { return self }
    var layout = layout
    layout.elements = layout.elements.map { element in
      masks.contains { $0.covers(element) } ? element.withoutLooks : element
    }
    return showing(layout)
  }
}

extension LayoutRecord.Element {
  fileprivate var withoutLooks: LayoutRecord.Element {
    LayoutRecord.Element(
      kind: kind, indexPath: indexPath, frame: frame, zIndex: zIndex, line: line)
  }
}

extension Mask: CustomStringConvertible {
  /// The mask's description in messages.
  public var description: String {
    switch self {
    case .rectangle(let rect):
      "rectangle \(Points.text(rect.coordinates, separator: ","))"
    case .element(let kind, let index): "\(kind.rawValue) \(index)"
    case .kind(let kind): "every \(kind.rawValue)"
    }
  }
}
