import Foundation
import RasterCore

/// An outline in which other symbols are drawn: the circle of `xmark.circle`.
struct SymbolEnclosure: Sendable {
  /// The last components of the symbol names that request this outline, such as `circle`.
  let words: [Substring]
  /// The name of the outline's own drawing.
  let drawing: String
  /// The size of the inner symbol relative to its size in a circle.
  var scale: CGFloat = 1
  /// The position of the inner symbol's centre, in fractions of the outline's size.
  var middle = CGPoint(x: 0.5, y: 0.5)

  /// All outlines; those with several name components are first.
  static let all = [
    SymbolEnclosure(["bubble", "left"], "bubble.left", middle: CGPoint(x: 0.5, y: 0.41)),
    SymbolEnclosure(["bubble", "right"], "bubble.right", middle: CGPoint(x: 0.5, y: 0.41)),
    SymbolEnclosure(["rectangle", "portrait"], "rectangle.portrait", scale: 0.95),
    SymbolEnclosure(["circle"], "circle"), SymbolEnclosure(["square"], "square"),
    SymbolEnclosure(["app"], "app"), SymbolEnclosure(["seal"], "seal"),
    SymbolEnclosure(["octagon"], "octagon"), SymbolEnclosure(["hexagon"], "hexagon"),
    SymbolEnclosure(["diamond"], "diamond", scale: 0.9),
    SymbolEnclosure(["rectangle"], "rectangle", scale: 0.95),
    SymbolEnclosure(["capsule"], "capsule", scale: 0.85),
    SymbolEnclosure(["triangle"], "triangle", scale: 0.86, middle: CGPoint(x: 0.5, y: 0.62)),
    SymbolEnclosure(["shield"], "shield", middle: CGPoint(x: 0.5, y: 0.47)),
    SymbolEnclosure(["bubble"], "bubble.left", middle: CGPoint(x: 0.5, y: 0.41)),
    SymbolEnclosure(["message"], "message", middle: CGPoint(x: 0.5, y: 0.45)),
    SymbolEnclosure(["doc"], "doc", scale: 0.8, middle: CGPoint(x: 0.5, y: 0.62)),
    SymbolEnclosure(["folder"], "folder", scale: 0.85, middle: CGPoint(x: 0.5, y: 0.64)),
    SymbolEnclosure(["icloud"], "cloud", scale: 0.85, middle: CGPoint(x: 0.5, y: 0.6)),
    SymbolEnclosure(["heart"], "heart", scale: 0.85, middle: CGPoint(x: 0.5, y: 0.45)),
  ]

  /// The circular arrow around a number of seconds; its head is above the circle.
  static let arrow = SymbolEnclosure([], "goforward", scale: 0.85, middle: CGPoint(x: 0.5, y: 0.56))

  private init(
    _ words: [Substring], _ drawing: String, scale: CGFloat = 1,
    middle: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) {
    (self.words, self.drawing, self.scale, self.middle) = (words, drawing, scale, middle)
  }

  /// Returns the figure of a symbol inside the outline; if the outline is filled, the symbol is cut
  /// out of it.
  func figure(_ inner: SymbolFigure, in outer: SymbolFigure, isFilled: Bool) -> SymbolFigure {
    let transform = placement(of: inner, in: outer)
    let shown = inner.steps.map { $0.placed(transform, level: 1) }
    return SymbolFigure(
      outer.steps.map { $0.placed(.identity, level: 2) }
        + (isFilled ? shown.map(\.inverted) : shown), hasBody: true)
  }

  private func placement(of inner: SymbolFigure, in outer: SymbolFigure) -> CGAffineTransform {
    let size = inner.bounds.size
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    let usual = min((inner.hasBody ? 0.7 : 0.54) / diagonal, inner.hasBody ? 0.6 : 0.58)
    let stroke = UIImage.SymbolWeight.regular.stroke
    let longer = max(size.width, size.height)
    // Strokes have the same width inside and outside of an outline, so only the path along their
    // centre line is scaled.
    let factor = ((inner.innerScale ?? usual) * scale * longer - stroke) / (longer - stroke)
    return .moving(
      inner.bounds.middle,
      to: CGPoint(
        x: outer.bounds.minX + outer.bounds.width * middle.x,
        y: outer.bounds.minY + outer.bounds.height * middle.y), scale: max(factor, 0))
  }
}

extension CGAffineTransform {
  /// Returns the transform that scales around a point and moves the point to another.
  static func moving(_ point: CGPoint, to target: CGPoint, scale: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: target.x - point.x * scale,
      ty: target.y - point.y * scale)
  }
}

extension CGRect {
  /// The centre of the rectangle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
