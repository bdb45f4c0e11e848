import Foundation
import RasterCore
import RasterText

/// A few words of a figure, set in the system font.
struct Lettering {
  private let layout: TextLayout
  private let capHeight: CGFloat

  /// Sets words, in one line unless there is a width to fill.
  init(
    _ text: String, size: CGFloat, weight: FontWeight = .regular, color: Color,
    alignment: TextAlignment = .left, width: CGFloat = .infinity
  ) {
    let stack = FontLibrary.shared.system(weight: weight)
    let font = TextFont(stack: stack, size: size)
    layout = TextLayout(
      AttributedText(text, attributes: TextAttributes(font: font, color: color)),
      style: ParagraphStyle(alignment: alignment), width: width)
    capHeight = stack.primary.capHeight * size
  }

  /// The room the words take.
  var size: CGSize { layout.size }

  /// Draws the words with the upper left corner of their lines at a point.
  func draw(in canvas: Canvas, at origin: CGPoint, width: CGFloat? = nil) {
    layout.draw(in: canvas, at: origin, width: width)
  }

  /// Draws one line so that its capitals stand in the middle of a rectangle.
  func draw(in canvas: Canvas, centeredIn rect: CGRect) {
    let baseline = rect.midY + capHeight / 2
    let origin = CGPoint(
      x: rect.midX - layout.size.width / 2, y: baseline - layout.firstBaseline)
    layout.draw(in: canvas, at: origin)
  }

  /// Draws one line that starts at the left of a rectangle, its capitals in the middle of the height.
  func draw(in canvas: Canvas, leadingIn rect: CGRect) {
    let baseline = rect.midY + capHeight / 2
    layout.draw(in: canvas, at: CGPoint(x: rect.minX, y: baseline - layout.firstBaseline))
  }
}
