import Foundation
import RasterCore

extension TextLine {
  /// An underline below one or more pieces of text, a line through them, or the background behind
  /// them.
  struct TextMark {
    let color: Color
    var rect: CGRect
  }

  /// Returns the underlines of the text if its left end is at a point on the baseline and each
  /// space is wider by `stretch`.
  ///
  /// Adjacent underlines with the same colour and height become one rectangle. If two rectangles
  /// met inside a pixel, each would cover the pixel partially, and the pixel would look too light.
  /// Underlines skip the ink of descenders (fact SF21). If `scale`, the number of pixels per point,
  /// is given, the thickness and the position are rounded to whole pixels.
  func underlines(at pen: CGPoint, stretch: CGFloat, scale: CGFloat?) -> [TextMark] {
    let underlines = marks(at: pen, stretch: stretch) { piece, x, width in
      guard piece.attributes.underline == .single else { return nil }
      let rect = piece.underline(at: CGPoint(x: x, y: pen.y), width: width, scale: scale)
      return TextMark(color: piece.attributes.color, rect: rect)
    }
    return underlines.flatMap { underline in
      underline.interrupted(by: letters(in: underline.rect, at: pen, stretch: stretch))
    }
  }

  /// Returns the lines through the text, at the middle of its lowercase letters.
  func strikethroughs(at pen: CGPoint, stretch: CGFloat, scale: CGFloat?) -> [TextMark] {
    marks(at: pen, stretch: stretch) { piece, x, width in
      piece.attributes.strikethrough.map { line in
        TextMark(
          color: line.color ?? piece.attributes.color,
          rect: piece.strikethrough(at: CGPoint(x: x, y: pen.y), width: width, scale: scale))
      }
    }
  }

  /// Returns the horizontal extent of each glyph's ink inside an underline.
  private func letters(
    in underline: CGRect, at pen: CGPoint, stretch: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    var letters: [ClosedRange<CGFloat>] = []
    var pen = pen
    // The coordinates are checked, because a range whose bound is NaN would stop the program.
    guard underline.minY.isFinite, underline.maxY.isFinite, pen.x.isFinite, pen.y.isFinite else {
      return []
    }
    for piece in pieces {
      let width = piece.width(stretch: stretch)
      if underline.minX < pen.x + width, pen.x < underline.maxX {
        let rows = underline.minY...underline.maxY
        letters += piece.letters(between: rows, at: pen, stretch: stretch)
      }
      pen.x += width
    }
    return letters
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

  /// Returns the marks of the pieces; a closure creates each from the piece, its x coordinate and
  /// its width.
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

extension TextLine.TextMark {
  /// Returns the segments of an underline that remain if a gap of its thickness is left on both
  /// sides of each glyph's ink.
  fileprivate func interrupted(by letters: [ClosedRange<CGFloat>]) -> [Self] {
    var parts: [Self] = []
    var rest = rect
    for letter in letters.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let end = min(letter.lowerBound - rect.height, rect.maxX)
      let start = letter.upperBound + rect.height
      if end > rest.minX {
        var part = self
        part.rect = CGRect(x: rest.minX, y: rect.minY, width: end - rest.minX, height: rect.height)
        parts.append(part)
      }
      let next = min(max(start, rest.minX), rect.maxX)
      rest = CGRect(x: next, y: rect.minY, width: rect.maxX - next, height: rect.height)
    }
    if rest.width > 0 {
      var part = self
      part.rect = rest
      parts.append(part)
    }
    return parts
  }
}

extension TextPiece {
  /// Returns the rectangle of the underline; with a scale, its thickness and position are on whole
  /// pixels.
  ///
  /// The primary font of the stack determines thickness and position, even under glyphs of a
  /// fallback font.
  fileprivate func underline(at pen: CGPoint, width: CGFloat, scale: CGFloat?) -> CGRect {
    let font = attributes.font
    return line(
      at: pen, below: font.stack.primary.underlineTop * font.size, width: width, scale: scale)
  }

  /// Returns the rectangle of the line through the text, which is as thick as an underline.
  fileprivate func strikethrough(at pen: CGPoint, width: CGFloat, scale: CGFloat?) -> CGRect {
    let (font, face) = (attributes.font, attributes.font.stack.primary)
    let middle = (face.xHeight + face.underlineThickness) / 2
    return line(at: pen, below: -middle * font.size, width: width, scale: scale)
  }

  /// Returns the rectangle of an underline or a strikethrough, whose top is at a distance below the
  /// baseline.
  private func line(
    at pen: CGPoint, below distance: CGFloat, width: CGFloat, scale: CGFloat?
  ) -> CGRect {
    let font = attributes.font
    var thickness = font.stack.primary.underlineThickness * font.size
    var top = pen.y - attributes.baselineOffset + distance
    if let scale, scale > 0 {
      thickness = max(1, (thickness * scale).rounded()) / scale
      top = (top * scale).rounded() / scale
    }
    return CGRect(x: pen.x, y: top, width: width, height: thickness)
  }

  /// Returns the horizontal extent of each glyph's ink between two y coordinates.
  fileprivate func letters(
    between rows: ClosedRange<CGFloat>, at pen: CGPoint, stretch: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    let run = glyphs(stretch: stretch)
    guard run.size > 0 else { return [] }
    return run.glyphs.compactMap { glyph in
      guard glyph.x.isFinite, glyph.y.isFinite else { return nil }
      let (x, y) = (pen.x + glyph.x, pen.y + glyph.y)
      let ems = (rows.lowerBound - y) / run.size...(rows.upperBound - y) / run.size
      return run.source.outline(of: glyph.id).horizontalExtent(between: ems, tolerance: 1e-3)
        .map { x + $0.lowerBound * run.size...x + $0.upperBound * run.size }
    }
  }
}
