import DrawingSVG
import Foundation
import RasterCore
import RasterText
import Testing

/// Text in documents: outlines that are visible, and characters that a search finds.
@Suite struct SVGTextTests {
  private func document(_ text: String, width: CGFloat = 200) throws -> String {
    let text = AttributedText(text, attributes: TextAttributes(font: .system(size: 16)))
    let layout = TextLayout(text, width: width)
    return try SVG(size: CGSize(width: 200, height: 60))
      .document(of: Drawing { layout.draw(in: $0, at: .zero) })
  }

  @Test func `a text is kept as characters beside its outlines`() throws {
    let document = try document("Fern & moss")
    #expect(document.contains("opacity=\"0\">Fern &amp; moss</text>"))
    #expect(document.firstMatch(of: /<use( x="[-.0-9]+")? href="#g0"\/>/) != nil)
  }

  @Test func `each line says its own part of a text`() throws {
    let document = try document("alpha beta", width: 50)
    #expect(document.contains(">alpha</text>"))
    #expect(document.contains(">beta</text>"))
  }

  @Test func `a glyph that is used again is defined once`() throws {
    let lines = try document("ooo").split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("<path id=\"g") }.count == 1)
  }

  @Test func `an emoji is outlines in its colours, and one text`() throws {
    let document = try document("🟥 a")
    #expect(document.contains("#dd2e44"))
    #expect(document.split(separator: ">").count { $0.hasPrefix("🟥") } == 1)
  }

  @Test func `what XML forbids in a text is replaced`() throws {
    #expect(try document("a\u{1}b\u{FFFE}").contains("\u{1}") == false)
  }
}
