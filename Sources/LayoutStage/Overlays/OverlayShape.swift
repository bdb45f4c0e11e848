import Foundation

/// A shape drawn by an overlay, in picture coordinates.
enum OverlayShape: Equatable {
  /// A rectangle filled with the hue and pattern of its style.
  case band(CGRect, OverlayStyle)
  /// The outline of a rectangle.
  case outline(CGRect, OverlayStyle)
  /// A dimension line with ticks at its ends.
  case measure(Segment)
  /// The dimension line of a constraint.
  case constraint(Segment, OverlayStyle)
  /// The segments of a line through aligned sides.
  case alignment([Segment], OverlayStyle)
  /// Short strokes across a dimension line, which mark its length as equal to another.
  case equality(Segment, at: CGPoint, count: Int, OverlayStyle)
  /// An extension line, which leads from a measured edge to a dimension line, in the hue of the
  /// overlay style, if there is one.
  case extensionLine(Segment, OverlayStyle? = nil)
  /// A leader: the line from a dimension line to its label, in the hue of the overlay style, if
  /// there is one.
  case leader([CGPoint], OverlayStyle? = nil)
  /// A text on a plate, the filled rectangle behind it.
  case label(Label)
}

extension OverlayShape {
  /// Whether the shape is a band, which is clipped to the screen.
  var isBand: Bool { if case .band = self { true } else { false } }

  /// The bounds of the shape; dimension lines and extension lines have a margin of 4 points, and an
  /// equality mark counts as a point.
  var box: CGRect {
    switch self {
    case .band(let rect, _), .outline(let rect, _): rect
    case .measure(let line), .extensionLine(let line, _), .constraint(let line, _):
      line.box.insetBy(dx: -4, dy: -4)
    case .equality(_, let center, _, _): CGRect(center: center, size: .zero)
    case .alignment(let lines, _): lines.reduce(CGRect.null) { $0.union($1.box) }
    case .leader(let points, _):
      points.dropFirst().reduce(CGRect(points.first)) { $0.union(CGRect($1)) }
    case .label(let label): label.frame
    }
  }
}

extension CGRect {
  /// Makes an empty rectangle at a point, or the null rectangle for nil.
  fileprivate init(_ point: CGPoint?) {
    self = point.map { CGRect(origin: $0, size: .zero) } ?? .null
  }
}

/// A short text on a plate, the filled rounded rectangle behind it.
struct Label: Equatable {
  var text: String
  var frame: CGRect
  var role: Role
  /// The overlay style that determines the colour of the text; nil if the role determines it.
  var overlayStyle: OverlayStyle?

  /// The kind of a label's text, which determines its font and colour.
  enum Role: Equatable, CaseIterable {
    /// The index path of a cell.
    case cell
    /// The index path of a header, a footer or any other supplementary view.
    case supplementary
    /// A measured length, the size of a group or an item, or the name of an aligned side.
    case measure
    /// The size of the content or the viewport.
    case note
  }
}

/// The functions that measure labels and their texts.
struct LabelMetrics: Sendable {
  /// A closure that returns the size of a label with a text, including the plate behind it.
  var size: @Sendable (_ text: String, _ role: Label.Role) -> CGSize
  /// A closure that returns the size of a line of text in a font, named as in a layout record:
  /// `Inter Bold 16`.
  var textSize: @Sendable (_ text: String, _ font: String) -> CGSize = { text, font in
    let size = font.split(separator: " ").last.flatMap { Double($0) } ?? 17
    return CGSize(width: Double(text.count) * size * 0.6, height: size * 1.2)
  }
}
