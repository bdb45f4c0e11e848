import Foundation

/// One thing that an overlay draws, in picture coordinates.
enum OverlayShape: Equatable {
  /// A stretch filled with the hue and pattern of its style.
  case band(CGRect, OverlayStyle)
  /// The line around something.
  case outline(CGRect, OverlayStyle)
  /// A dimension line with ticks at its ends.
  case measure(Segment)
  /// The dimension line of a constraint.
  case constraint(Segment, OverlayStyle)
  /// The pieces of a line through sides that are aligned.
  case alignment([Segment], OverlayStyle)
  /// Short strokes across the dimension line of a length that is as long as another.
  case equality(Segment, at: CGPoint, count: Int, OverlayStyle)
  /// A line that carries a dimension out of the figure, in the hue of a style if it has one.
  case extensionLine(Segment, OverlayStyle? = nil)
  /// The line from a measured place to a label that did not fit there.
  case leader([CGPoint], OverlayStyle? = nil)
  /// Words on a plate.
  case label(Label)
}

extension OverlayShape {
  /// Whether the shape fills a part of the screen, and is cut off with it.
  var isBand: Bool { if case .band = self { true } else { false } }

  /// The rectangle that the shape covers.
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
  /// Makes the rectangle that is only a point, or the null one.
  fileprivate init(_ point: CGPoint?) {
    self = point.map { CGRect(origin: $0, size: .zero) } ?? .null
  }
}

/// A few words on a plate.
struct Label: Equatable {
  var text: String
  var frame: CGRect
  var role: Role
  /// The overlay style whose colour the text has; nil if the role decides.
  var overlayStyle: OverlayStyle?

  /// The content of a label, which decides its style.
  enum Role: Equatable, CaseIterable {
    /// The index path of a cell.
    case cell
    /// The index path of a header, a footer or another supplementary view.
    case supplementary
    /// The length beside a dimension line.
    case measure
    /// The size of the content or the viewport.
    case note
  }
}

/// The measures of labels' plates.
struct LabelMetrics: Sendable {
  /// Returns the size of the plate that words need.
  var size: @Sendable (_ text: String, _ role: Label.Role) -> CGSize
  /// Returns the size of a line of text in a font of a layout record, such as `Inter Bold 16`.
  var textSize: @Sendable (_ text: String, _ font: String) -> CGSize = { text, font in
    let size = font.split(separator: " ").last.flatMap { Double($0) } ?? 17
    return CGSize(width: Double(text.count) * size * 0.6, height: size * 1.2)
  }
}
