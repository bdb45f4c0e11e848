import Foundation
import RasterCore
import RasterText
import TestSupport
import Testing

@Suite struct AttributeTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func drawn(_ runs: [(String, TextAttributes)]) -> Bitmap {
    let text = AttributedText(runs: runs.map { .init(text: $0, attributes: $1) })
    return RasterTextTests.drawn(TextLayout(text))
  }

  @Test func `every run has its colour`() {
    let bitmap = drawn([
      ("█", TextAttributes(font: sixWide)), ("█", TextAttributes(font: sixWide, color: red)),
    ])
    #expect(bitmap[3, 6] == Color.black.pixel)
    #expect(bitmap[9, 6] == red.pixel)
  }

  @Test func `a change of colour moves nothing`() {
    let plain = drawn([("Waves", TextAttributes(font: .system(size: 20)))])
    let coloured = drawn([
      ("W", TextAttributes(font: .system(size: 20))),
      ("aves", TextAttributes(font: .system(size: 20), color: red)),
    ])
    #expect(Picture.alpha(of: plain) == Picture.alpha(of: coloured))
  }

  @Test func `an underline is as thick and as deep as the font says`() throws {
    let face = sixWide.stack.primary
    let font = TextFont(stack: sixWide.stack, size: 40)
    let bitmap = drawn([("  x", TextAttributes(font: font, underline: .single))])
    let middle = font.metrics.ascender + face.underlinePosition * 40
    let half = face.underlineThickness * 20
    let rows = (0..<60).filter { bitmap[10, $0].alpha > 0 }
    #expect(rows.first == Int(middle - half))
    #expect(rows.last == Int((middle + half).rounded(.up)) - 1)
    #expect(try #require(bitmap.inkColumns).lowerBound == 0)
  }

  @Test func `a raised run makes the line higher and stands higher`() {
    let raised = TextAttributes(font: sixWide, baselineOffset: 4)
    let text = AttributedText(runs: [
      .init(text: "H", attributes: TextAttributes(font: sixWide)),
      .init(text: "H", attributes: raised),
    ])
    let layout = TextLayout(text)
    #expect(layout.size.height == sixWide.metrics.lineHeight + 4)
    #expect(layout.firstBaseline == sixWide.metrics.ascender + 4)
    let run = runs(of: layout)
    #expect(run.flatMap(\.glyphs).map(\.y) == [0, -4])
  }

  @Test func `a lowered run makes the line deeper`() {
    let lowered = TextAttributes(font: sixWide, baselineOffset: -4)
    let layout = TextLayout(AttributedText("H", attributes: lowered))
    #expect(layout.size.height == sixWide.metrics.lineHeight)
    #expect(layout.firstBaseline == sixWide.metrics.ascender - 4)
  }

  @Test func `runs without text change nothing`() {
    let large = TextAttributes(font: .system(size: 100))
    let text = AttributedText(runs: [
      .init(text: "", attributes: large),
      .init(text: "a", attributes: TextAttributes(font: sixWide)),
      .init(text: "", attributes: large),
    ])
    #expect(TextLayout(text).size == layout("a").size)
  }

  @Test func `a mark in another run stays with its letter`() {
    let text = AttributedText(runs: [
      .init(text: "e", attributes: TextAttributes(font: sixWide)),
      .init(text: "\u{301}x", attributes: TextAttributes(font: sixWide, color: red)),
    ])
    #expect(TextLayout(text, width: 1).lines.map(\.text) == ["e\u{301}", "x"])
  }
}
