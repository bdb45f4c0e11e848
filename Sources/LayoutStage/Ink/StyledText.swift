package import Foundation
package import RasterCore
package import RasterText

/// Words, set and ready to be drawn into a figure.
package struct StyledText {
  /// A typeface.
  package enum Face {
    /// The system font, for words.
    case system
    /// The monospaced font, for names in source.
    case monospaced
  }

  private let layout: TextLayout
  private let capHeight: CGFloat

  /// Sets words, in one line unless there is a width to fill.
  package init(
    _ text: String, size: CGFloat, weight: FontWeight = .regular, face: Face = .system,
    color: Color, alignment: TextAlignment = .left, width: CGFloat = .infinity
  ) {
    let stack =
      face == .system
      ? FontLibrary.shared.system(weight: weight) : FontLibrary.shared.monospaced(weight: weight)
    let font = TextFont(stack: stack, size: size)
    layout = TextLayout(
      AttributedText(text, attributes: TextAttributes(font: font, color: color)),
      style: ParagraphStyle(alignment: alignment), width: width)
    capHeight = stack.primary.capHeight * size
  }

  /// The size of the words.
  package var size: CGSize { layout.size }

  /// Draws the words with the upper left corner of their lines at a point.
  package func draw(in canvas: Canvas, at origin: CGPoint, width: CGFloat? = nil) {
    layout.draw(in: canvas, at: origin, width: width)
  }

  /// Draws the words with the first baseline at a height, the lines beside a point as an anchor
  /// says.
  package func draw(in canvas: Canvas, onBaseline point: CGPoint, anchor: Anchor = .left) {
    let x = point.x - layout.size.width * anchor.part
    layout.draw(in: canvas, at: CGPoint(x: x, y: point.y - layout.firstBaseline))
  }

  /// The part of the words that a point is to be at.
  package enum Anchor {
    case left, center, right

    fileprivate var part: CGFloat {
      switch self {
      case .left: 0
      case .center: 0.5
      case .right: 1
      }
    }
  }

  /// Draws one line so that its capitals are in the middle of a rectangle.
  package func draw(in canvas: Canvas, centeredIn rect: CGRect) {
    let baseline = rect.midY + capHeight / 2
    let origin = CGPoint(
      x: rect.midX - layout.size.width / 2, y: baseline - layout.firstBaseline)
    layout.draw(in: canvas, at: origin)
  }

  /// Draws one line that starts at the left of a rectangle, its capitals in the middle of the
  /// height.
  package func draw(in canvas: Canvas, leadingIn rect: CGRect) {
    let baseline = rect.midY + capHeight / 2
    layout.draw(in: canvas, at: CGPoint(x: rect.minX, y: baseline - layout.firstBaseline))
  }
}
