import Foundation
import RasterCore
import RasterText
import Testing

@Suite struct ShapingTests {
  private let inter = TextFont.system(size: 100)
  private let dejaVu = TextFont(stack: FontStack(primary: FontLibrary.shared.fallback), size: 100)

  private func width(_ text: String, font: TextFont, kern: CGFloat = 0) -> CGFloat {
    let attributes = TextAttributes(font: font, kern: kern)
    return TextLayout(AttributedText(text, attributes: attributes)).size.width
  }

  @Test func `A and V move together`() {
    #expect(width("AV", font: inter) < width("A", font: inter) + width("V", font: inter))
  }

  @Test func `f and i make one ligature`() throws {
    let ligature = try #require(FontLibrary.shared.fallback.glyph(for: "ﬁ"))
    #expect(glyphs(in: "fi", font: dejaVu) == [ligature])
  }

  @Test func `letters that are spaced out make no ligature`() {
    #expect(glyphs(in: "fi", font: dejaVu, kern: 1).count == 2)
  }

  @Test func `kern is added after every character`() {
    #expect(abs(width("abc", font: inter, kern: 5) - width("abc", font: inter) - 15) < 1e-9)
  }

  @Test func `a hyphen and a greater sign stay what they are`() throws {
    let face = FontLibrary.shared.system().primary
    let arrow = try [#require(face.glyph(for: "-")), #require(face.glyph(for: ">"))]
    #expect(glyphs(in: "->", font: inter) == arrow)
  }

  @Test func `a letter and its accent make the accented letter`() throws {
    let accented = try #require(FontLibrary.shared.system().primary.glyph(for: "é"))
    #expect(glyphs(in: "e\u{301}", font: inter) == [accented])
  }

  @Test func `Arabic letters take the forms their neighbours ask for`() {
    let alone = ["ع", "ع", "ع"].flatMap { glyphs(in: $0, font: dejaVu) }
    let joined = glyphs(in: "ععع", font: dejaVu)
    #expect(Set(joined).count == 3)
    #expect(Set(joined).isDisjoint(with: alone))
  }

  @Test func `Arabic letters do not join across the end of a line`() {
    let whole = glyphs(in: "عع", font: dejaVu)
    let lines = layout("عع", width: 1, font: dejaVu)
    #expect(lines.lines.count == 2)
    #expect(Set(runs(of: lines).flatMap(\.glyphs).map(\.id)).isDisjoint(with: whole))
  }

  @Test func `Arabic letters join across a change of colour`() {
    let text = AttributedText(runs: [
      .init(text: "ع", attributes: TextAttributes(font: dejaVu)),
      .init(text: "ع", attributes: TextAttributes(font: dejaVu, color: .white)),
    ])
    let coloured = runs(of: TextLayout(text))
    #expect(coloured.count == 2)
    #expect(coloured.flatMap(\.glyphs).map(\.id) == glyphs(in: "عع", font: dejaVu))
  }

  @Test func `marks that steer text are never seen`() {
    let plain = width("ab", font: inter)
    for mark in ["\u{200D}", "\u{200E}", "\u{2060}", "\u{FE0F}", "\u{1}", "\u{AD}", "\u{2066}"] {
      #expect(width("a\(mark)b", font: inter) == plain)
    }
  }

  @Test func `sizes change the width in proportion`() {
    let small = width("Waves", font: .inter(size: 10))
    #expect(abs(small * 10 - width("Waves", font: .inter(size: 100))) < 1e-9)
  }
}
