package import Foundation
package import RasterCore
package import RasterText

/// A text that is laid out and can be drawn into a figure.
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

  /// Lays out a text in lines of at most a width, in points; by default the width is not limited.
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

  /// The size of all lines, in points.
  package var size: CGSize { layout.size }

  /// Draws the text with the upper-left corner of its lines at a point.
  package func draw(in canvas: Canvas, at origin: CGPoint, width: CGFloat? = nil) {
    layout.draw(in: canvas, at: origin, width: width)
  }

  /// Draws the text with its first baseline at the height of a point, and with its left edge,
  /// centre or right edge at the point.
  package func draw(in canvas: Canvas, onBaseline point: CGPoint, anchor: Anchor = .left) {
    let x = point.x - layout.size.width * anchor.part
    layout.draw(in: canvas, at: CGPoint(x: x, y: point.y - layout.firstBaseline))
  }

  /// The part of the text that is placed at the point: the left edge, the centre or the right edge.
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

  /// Draws one line in the middle of a rectangle; vertically, the height of the capitals is
  /// centred.
  package func draw(in canvas: Canvas, centeredIn rect: CGRect) {
    let baseline = rect.midY + capHeight / 2
    let origin = CGPoint(
      x: rect.midX - layout.size.width / 2, y: baseline - layout.firstBaseline)
    layout.draw(in: canvas, at: origin)
  }

  /// Draws one line from the left edge of a rectangle; vertically, the height of the capitals is
  /// centred.
  package func draw(in canvas: Canvas, leadingIn rect: CGRect) {
    let baseline = rect.midY + capHeight / 2
    layout.draw(in: canvas, at: CGPoint(x: rect.minX, y: baseline - layout.firstBaseline))
  }
}
