import Foundation
import RasterCore

extension TextLine {
  /// An underline below one or more pieces of text, or the background behind them.
  struct TextMark {
    let color: Color
    var rect: CGRect
  }

  /// Returns the underlines of the text if its left end is at the pen position and each space is
  /// wider by `stretch`.
  ///
  /// Adjacent underlines with the same colour and height become one rectangle. If two rectangles
  /// met inside a pixel, each would cover the pixel partially, and the pixel would look too light.
  func underlines(at pen: CGPoint, stretch: CGFloat) -> [TextMark] {
    marks(at: pen, stretch: stretch) { piece, x, width in
      guard piece.attributes.underline == .single else { return nil }
      let rect = piece.underline(at: CGPoint(x: x, y: pen.y), width: width)
      return TextMark(color: piece.attributes.color, rect: rect)
    }
  }

  /// Returns the backgrounds of the text, which are as high as the line.
  func backgrounds(at pen: CGPoint, stretch: CGFloat) -> [TextMark] {
    marks(at: pen, stretch: stretch) { piece, x, width in
      piece.attributes.background.map { color in
        let rect = CGRect(x: x, y: pen.y - baseline + top, width: width, height: height)
        return TextMark(color: color, rect: rect)
      }
    }
  }

  /// Returns the marks of the pieces, each made from its piece, the piece's x coordinate and its
  /// width.
  private func marks(
    at pen: CGPoint, stretch: CGFloat, of mark: (TextPiece, CGFloat, CGFloat) -> TextMark?
  ) -> [TextMark] {
    var marks: [TextMark] = []
    var x = pen.x
    for piece in pieces {
      let width = piece.width(stretch: stretch)
      if let mark = mark(piece, x, width) { Self.add(mark, to: &marks) }
      x += width
    }
    return marks
  }

  private static func add(_ mark: TextMark, to marks: inout [TextMark]) {
    if let last = marks.last, last.color == mark.color, last.rect.maxX == mark.rect.minX,
      last.rect.minY == mark.rect.minY, last.rect.height == mark.rect.height
    {
      marks[marks.count - 1].rect.size.width += mark.rect.width
    } else {
      marks.append(mark)
    }
  }
}

extension TextPiece {
  /// Returns the rectangle of the underline.
  ///
  /// The first font determines its thickness and position.
  fileprivate func underline(at pen: CGPoint, width: CGFloat) -> CGRect {
    let font = attributes.font
    let face = font.stack.primary
    let thickness = face.underlineThickness * font.size
    let middle = pen.y - attributes.baselineOffset + face.underlinePosition * font.size
    return CGRect(x: pen.x, y: middle - thickness / 2, width: width, height: thickness)
  }
}
