package import Foundation
package import RasterCore
package import RasterText

/// Text, laid out and ready to be drawn into a figure.
package struct StyledText {
  /// A typeface.
  package enum Face {
    /// Inter, for captions.
    case system
    /// The system font of iOS, for bars.
    case iOS
    /// The monospaced font, for names in source code.
    case monospaced
  }

  private let layout: TextLayout
  private let capHeight: CGFloat

  /// Lays out text, in one line unless a width is given.
  package init(
    _ text: String, size: CGFloat, weight: FontWeight = .regular, face: Face = .system,
    color: Color, alignment: TextAlignment = .left, width: CGFloat = .infinity
  ) {
    let stack =
      switch face {
      case .system: FontLibrary.shared.inter(weight: weight)
      case .iOS: FontLibrary.shared.system(weight: weight)
      case .monospaced: FontLibrary.shared.monospaced(weight: weight)
      }
    let font = TextFont(stack: stack, size: size)
    layout = TextLayout(
      AttributedText(text, attributes: TextAttributes(font: font, color: color)),
      style: ParagraphStyle(alignment: alignment), width: width)
    capHeight = stack.primary.capHeight * size
  }

  /// The size of the laid-out text.
  package var size: CGSize { layout.size }

  /// Draws the text with the upper-left corner of its lines at a point.
  package func draw(in canvas: Canvas, at origin: CGPoint, width: CGFloat? = nil) {
    layout.draw(in: canvas, at: origin, width: width)
  }

  /// Draws the text with its first baseline through a point, and with its left edge, centre or
  /// right edge at the point.
  package func draw(in canvas: Canvas, onBaseline point: CGPoint, anchor: Anchor = .left) {
    let x = point.x - layout.size.width * anchor.part
    layout.draw(in: canvas, at: CGPoint(x: x, y: point.y - layout.firstBaseline))
  }

  /// The horizontal position in the text that is placed at a point.
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

  /// Draws one line, horizontally centred in a rectangle, with its capitals centred vertically.
  package func draw(in canvas: Canvas, centeredIn rect: CGRect) {
    let baseline = rect.midY + capHeight / 2
    let origin = CGPoint(
      x: rect.midX - layout.size.width / 2, y: baseline - layout.firstBaseline)
    layout.draw(in: canvas, at: origin)
  }

  /// Draws one line from the left edge of a rectangle, with its capitals centred vertically.
  package func draw(in canvas: Canvas, leadingIn rect: CGRect) {
    let baseline = rect.midY + capHeight / 2
    layout.draw(in: canvas, at: CGPoint(x: rect.minX, y: baseline - layout.firstBaseline))
  }
}
