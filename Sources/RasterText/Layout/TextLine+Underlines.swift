import Foundation
import RasterCore

extension TextLine {
  /// A line under one or more pieces of text.
  struct UnderlineMark {
    let color: Color
    var rect: CGRect
  }

  /// Returns the lines under the text when its left end is at a pen and its spaces are stretched.
  ///
  /// Neighbours of one colour and height are one rectangle: two that meet within a pixel would each
  /// cover a part of it, and leave it too light.
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
  /// Returns the rectangle of the underline, with the thickness and position of the first font.
  fileprivate func underline(at pen: CGPoint, width: CGFloat) -> CGRect {
    let font = attributes.font
    let face = font.stack.primary
    let thickness = face.underlineThickness * font.size
    let middle = pen.y - attributes.baselineOffset + face.underlinePosition * font.size
    return CGRect(x: pen.x, y: middle - thickness / 2, width: width, height: thickness)
  }
}
