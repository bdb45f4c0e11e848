import Foundation
import RasterCore

extension TextLine {
  /// An underline below one or more pieces of text.
  struct UnderlineMark {
    let color: Color
    var rect: CGRect
  }

  /// Returns the underlines of the text if its left end is at the pen position and each space is
  /// wider by `stretch`.
  ///
  /// Adjacent underlines with the same colour and height become one rectangle. If two rectangles
  /// met inside a pixel, each would cover the pixel partially, and the pixel would look too light.
  func underlines(at pen: CGPoint, stretch: CGFloat) -> [UnderlineMark] {
    var marks: [UnderlineMark] = []
    var x = pen.x
    for piece in pieces {
      let width = piece.width(stretch: stretch)
      if piece.attributes.underline == .single {
        let rect = piece.underline(at: CGPoint(x: x, y: pen.y), width: width)
        Self.add(UnderlineMark(color: piece.attributes.color, rect: rect), to: &marks)
      }
      x += width
    }
    return marks
  }

  private static func add(_ mark: UnderlineMark, to marks: inout [UnderlineMark]) {
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
