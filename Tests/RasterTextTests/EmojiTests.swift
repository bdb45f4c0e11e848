import Foundation
import RasterCore
import RasterText
import TestSupport
import Testing

@Suite struct EmojiTests {
  private let font = TextFont.system(size: 20)

  private func families(_ text: String) -> [String] {
    runs(of: layout(text, font: font)).compactMap { ($0.source as? FontFace)?.familyName }
  }

  @Test(arguments: [
    "😀", "👍🏽", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪", "1️⃣", "🧑🏿‍🚀", "👩🏽‍❤️‍👨🏻", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  ])
  func `a sequence is one emoji (SR4)`(text: String) {
    #expect(families(text) == ["Twemoji Mozilla"])
    #expect(glyphs(in: text, font: font).count == 1)
    #expect(layout(text, font: font).size.width == 20)
  }

  @Test func `letters with added spacing keep sequences whole (SR4)`() {
    #expect(glyphs(in: "👩‍👩‍👧‍👦", font: font, kern: 3).count == 1)
  }

  @Test func `an emoji is an em high, and reaches 0.15 em below the baseline (SR4)`() {
    let bitmap = drawn(layout("⬛", font: .system(size: 40)), width: 48, height: 60)
    let baseline = layout("⬛", font: .system(size: 40)).firstBaseline
    let rows = bitmap.inkRows ?? 0...0
    #expect(abs(CGFloat(rows.upperBound + 1) - baseline - 6) <= 1)
    #expect(rows.count >= 40 && rows.count <= 41)
  }

  @Test(arguments: [
    ("❤", "Twemoji Mozilla"), ("❤\u{FE0E}", "Inter"), ("❤\u{FE0F}", "Twemoji Mozilla"),
    ("☎\u{FE0E}", "DejaVu Sans"), ("☎", "Twemoji Mozilla"), ("→", "Inter"), ("©", "Inter"),
    ("©\u{FE0F}", "Twemoji Mozilla"), ("7", "Inter"),
    ("⭐", "Twemoji Mozilla"),
  ])
  func `a selector chooses between text and emoji (SR6)`(text: String, family: String) {
    #expect(families(text) == [family])
  }

  @Test func `emoji keep their colours in text of any colour (SR7)`() {
    #expect(colors(of: "🟥", in: .black) == colors(of: "🟥", in: Color(red: 0, green: 0, blue: 1)))
    #expect(colors(of: "🟥", in: .black).contains { $0.red > 180 && $0.green < 80 })
  }

  @Test func `emoji have the opacity of the text, as a whole (SR7)`() {
    let whole = colors(of: "😀", in: .black).map(\.alpha).max() ?? 0
    let faint = colors(of: "😀", in: Color(white: 0, alpha: 0.5)).map(\.alpha).max() ?? 0
    #expect(whole == 255)
    #expect(faint == 127 || faint == 128)
  }

  /// The colours of the pixels of a text.
  private func colors(of text: String, in color: Color) -> Set<Pixel> {
    let layout = TextLayout(
      AttributedText(text, attributes: TextAttributes(font: font, color: color)))
    let bitmap = drawn(layout, width: 30, height: 30)
    return Set((0..<30).flatMap { y in (0..<30).map { bitmap[$0, y] } })
  }

  @Test func `a drawing of emoji has a digest, which their colours change`() {
    func digest(_ text: String) -> String {
      let canvas = Canvas()
      layout(text, font: font).draw(in: canvas, at: .zero)
      return canvas.drawing.digest
    }
    #expect(digest("🟥") == digest("🟥"))
    #expect(digest("🟥") != digest("🟦"))
  }

  @Test func `a drawing names the fonts of its emoji and scripts`() {
    let canvas = Canvas()
    layout("a 中 😀", font: font).draw(in: canvas, at: .zero)
    let names = canvas.drawing.glyphSources.compactMap { ($0 as? FontFace)?.familyName }
    #expect(names == ["Inter", "Droid Sans Fallback", "Twemoji Mozilla"])
  }

  @Test func `a character without a glyph is a note of the drawing (SR9)`() {
    let canvas = Canvas()
    layout("a ጥ b 🤷 ጥ", font: font).draw(in: canvas, at: .zero)
    #expect(canvas.drawing.notes == ["not here: ጥ (U+1325), drawn as a box"])
    #expect(layout("a b", font: font).missingCharacters.isEmpty)
  }
}
