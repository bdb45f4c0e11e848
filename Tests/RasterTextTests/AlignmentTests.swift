import Foundation
import RasterCore
import RasterText
import Testing

/// Every character is 6 points wide; lines are drawn in 60 points.
@Suite struct AlignmentTests {
  private func columns(
    _ text: String, _ alignment: TextAlignment, width: CGFloat = 60,
    direction: WritingDirection = .natural
  ) -> ClosedRange<Int>? {
    let style = ParagraphStyle(alignment: alignment, baseWritingDirection: direction)
    return drawn(layout(text, style: style, width: width), available: 60).inkColumns
  }

  private func moved(_ range: ClosedRange<Int>?, by distance: Int) -> ClosedRange<Int>? {
    range.map { $0.lowerBound + distance...$0.upperBound + distance }
  }

  @Test func `left begins at the origin`() {
    #expect(columns("HHHH", .left) == drawn("HHHH").inkColumns)
  }

  @Test func `right ends at the width`() {
    #expect(columns("HHHH", .right) == moved(columns("HHHH", .left), by: 36))
  }

  @Test func `centre leaves as much on both sides`() {
    #expect(columns("HHHH", .center) == moved(columns("HHHH", .left), by: 18))
  }

  @Test func `natural is left for Latin and right for Hebrew`() {
    #expect(columns("HHHH", .natural) == columns("HHHH", .left))
    #expect(columns("שלום", .natural) == columns("שלום", .right))
  }

  @Test func `natural follows the base direction that is set`() {
    #expect(columns("HHHH", .natural, direction: .rightToLeft) == columns("HHHH", .right))
  }

  @Test func `a text may be drawn in another width than it was laid out in`() {
    #expect(columns("HHHH", .right, width: .infinity) == columns("HHHH", .right))
  }

  @Test func `justified lines reach both sides but the last does not`() {
    let style = ParagraphStyle(alignment: .justified)
    let text = layout("HH HH HHHH H", style: style, width: 66)
    #expect(text.lines.map(\.text) == ["HH HH HHHH", "H"])
    let both = drawn(text, available: 66).inkColumns
    let natural = drawn("HH HH HHHH").inkColumns
    #expect(both?.lowerBound == natural?.lowerBound)
    #expect(both?.upperBound == natural.map { $0.upperBound + 6 })
  }

  @Test func `justifying widens every space by the same`() {
    let style = ParagraphStyle(alignment: .justified)
    let stretched = drawn(layout("H H H HHHHH", style: style, width: 42), available: 42)
    let places = [0, 18, 36].map { CGPoint(x: CGFloat($0), y: 0) }
    let canvas = Canvas()
    for place in places { layout("H").draw(in: canvas, at: place) }
    let expected = canvas.drawing.rasterized(width: 42, height: 12, scale: 1)
    for y in 0..<12 {
      for x in 0..<42 { #expect(stretched[x, y] == expected[x, y]) }
    }
  }

  @Test func `a justified line that the text ends itself is not stretched`() {
    #expect(columns("H H\u{2028}H", .justified) == columns("H H\u{2028}H", .left))
  }

  @Test func `text wider than its room begins at the side it is read from`() {
    let style = ParagraphStyle(alignment: .center)
    let wide = layout("HHHHHHHHHH", style: style)
    #expect(drawn(wide, available: 30).inkColumns == drawn(wide, available: 60).inkColumns)
  }

  @Test func `clipped text is cut off at the width`() throws {
    let style = ParagraphStyle(lineBreakMode: .byClipping)
    let clipped = drawn(layout("HHHHHHHH", style: style, width: 21), available: 21)
    #expect(try #require(clipped.inkColumns).upperBound <= 20)
    #expect(try #require(drawn("HHHHHHHH").inkColumns).upperBound > 40)
  }
}
