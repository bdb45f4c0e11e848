import Foundation
import RasterCore
import RasterText
import Testing

/// Bidirectional text: where characters are, by the glyphs from left to right.
@Suite struct DirectionTests {
  private let dejaVu = TextFont(stack: FontStack(primary: FontLibrary.shared.fallback), size: 10)

  /// The glyphs of characters in the order they are given, as if each was alone.
  private func one(_ characters: String) -> [UInt32] {
    characters.flatMap { glyphs(in: String($0), font: dejaVu) }
  }

  @Test func `Hebrew runs from right to left`() {
    #expect(glyphs(in: "שלום", font: dejaVu) == one("םולש"))
  }

  @Test func `numbers in Hebrew run from left to right`() {
    #expect(glyphs(in: "א12ב", font: dejaVu) == one("ב12א"))
  }

  @Test func `Hebrew in English turns within itself`() {
    #expect(glyphs(in: "ab אב cd", font: dejaVu) == one("abבאcd"))
  }

  @Test func `English in Hebrew stands where it is read`() {
    #expect(glyphs(in: "אב cd גד", font: dejaVu) == one("דגcdבא"))
  }

  @Test func `brackets in Hebrew are mirrored`() {
    #expect(glyphs(in: "(א)", font: dejaVu) == one("(א)"))
    #expect(glyphs(in: "א(ב", font: dejaVu) == one("ב)א"))
  }

  @Test func `a direction that is set turns neutral text`() {
    let style = ParagraphStyle(baseWritingDirection: .rightToLeft)
    let text = layout("ab!", style: style, font: dejaVu)
    #expect(runs(of: text).flatMap(\.glyphs).map(\.id) == one("!ab"))
    #expect(text.lines.map(\.isRightToLeft) == [true])
  }

  @Test func `the first strong character gives a paragraph its direction`() {
    #expect(layout("12 אב").lines.map(\.isRightToLeft) == [true])
    #expect(layout("ab אב").lines.map(\.isRightToLeft) == [false])
    #expect(layout("אב\nab").lines.map(\.isRightToLeft) == [true, false])
  }

  @Test func `lines break in reading order and then turn`() {
    let text = layout("אב גד הו", width: 16, font: dejaVu)
    #expect(text.lines.map(\.text) == ["אב", "גד", "הו"])
  }

  @Test func `the ellipsis of a Hebrew line stands on its left`() {
    let style = ParagraphStyle(lineBreakMode: .byTruncatingTail)
    let text = layout("שלום עולם", style: style, width: 30, limit: 1, font: dejaVu)
    let ids = runs(of: text).flatMap(\.glyphs).map(\.id)
    #expect(ids.first == one("…").first)
    #expect(ids.last == one("ש").first)
  }

  @Test func `a paragraph of nothing but marks of direction is laid out`() {
    let marks = String(repeating: "\u{2067}\u{202E}\u{2069}", count: 3000)
    #expect(layout(marks).size.width == 0)
  }
}
