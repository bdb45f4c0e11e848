import Foundation
import RasterCore
import RasterText

/// The box drawn instead of an unknown symbol: a rounded outline, a faint fill, and the part of the
/// name that is legible.
///
///     ╭─────────╮    ╭───╮    ╭──╮
///     │ square. │    │ S │    │  │
///     │ and.    │    ╰───╯    ╰──╯
///     │ arrow.up│    a line   smaller
///     ╰─────────╯    of text
struct SymbolBox {
  private let name: String
  /// The rectangle along the centre of the outline's stroke.
  private let outline: CGRect
  private let lineWidth: CGFloat

  /// Fits the box in a rectangle, with margins like those of the pictogram in its image.
  init(_ symbol: Symbol.Resolved, _ metrics: SymbolMetrics, in rect: CGRect) {
    name = symbol.name
    let zoom = min(rect.width / metrics.size.width, rect.height / metrics.size.height)
    let em = symbol.pointSize * symbol.scale.factor * (zoom.isFinite ? zoom : 0)
    // The line of a large symbol is thinner than its weight requires, as a thicker one would make
    // the name hard to read.
    lineWidth = min(em * symbol.weight.stroke, 1 + em * symbol.weight.stroke / 3)
    let margin = min(em * 0.06, rect.width / 8, rect.height / 8) + lineWidth / 2
    outline = rect.insetBy(dx: margin, dy: margin)
  }

  /// Returns the drawing of the box in a colour.
  func drawing(color: Color) -> Drawing {
    Drawing { canvas in
      guard outline.width > 0, outline.height > 0 else { return }
      let inner = outline.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
      canvas.fill(
        Path(roundedRect: inner, radius: max(0, radius - lineWidth / 2)),
        with: .color(color.withAlpha(color.alpha * 0.12)))
      canvas.stroke(
        Path(roundedRect: outline, radius: radius), StrokeStyle(width: lineWidth),
        with: .color(color))
      SymbolBoxText(name, in: inner)?.draw(in: canvas, color: color)
    }
  }

  private var radius: CGFloat { min(outline.width, outline.height) * 0.26 }
}
