import Foundation
import RasterCore
import RasterText
import Testing

@Suite struct ScriptFontTests {
  private func faces(_ text: String, weight: FontWeight = .regular) -> [FontFace] {
    runs(of: layout(text, font: .system(size: 20, weight: weight)))
      .compactMap { $0.source as? FontFace }
  }

  @Test(arguments: [
    ("你好", "Droid Sans Fallback"), ("こんにちは", "Droid Sans Fallback"),
    ("안녕하세요", "NanumSquare"), ("مرحبا", "Noto Sans Arabic"),
    ("שלום", "Noto Sans Hebrew"), ("สวัสดี", "Noto Sans Thai"),
    ("नमस्ते", "Noto Sans Devanagari"), ("বাংলা", "Noto Sans Bengali"),
    ("தமிழ்", "Noto Sans Tamil"), ("తెలుగు", "Noto Sans Telugu"),
    ("ગુજરાતી", "Noto Sans Gujarati"), ("ਪੰਜਾਬੀ", "Noto Sans Gurmukhi"),
    ("ಕನ್ನಡ", "Noto Sans Kannada"), ("മലയാളം", "Noto Sans Malayalam"),
    ("ខ្មែរ", "Noto Sans Khmer"), ("ລາວ", "Noto Sans Lao"), ("Ελλάδα", "Inter"),
    ("Привет", "Inter"), ("ქართული", "DejaVu Sans"),
  ])
  func `every script has its font (SR1)`(text: String, family: String) {
    #expect(faces(text).map(\.familyName) == [family])
    #expect(!glyphs(in: text, font: .system(size: 20)).contains(UInt32.max))
  }

  @Test func `bold text has the bold font of its script (SR2)`() {
    #expect(faces("שלום", weight: .bold).map(\.name) == ["Noto Sans Hebrew Bold"])
    #expect(faces("สวัสดี", weight: .semibold).map(\.name) == ["Noto Sans Thai Bold"])
    #expect(faces("नमस्ते", weight: .medium).map(\.name) == ["Noto Sans Devanagari Regular"])
  }

  @Test func `ideographs are thickened in bold text, and as wide as before (SR2)`() {
    let (regular, bold) = (TextFont.system(size: 20), TextFont.system(size: 20, weight: .bold))
    #expect(ink("中", bold) > ink("中", regular) * 1.2)
    #expect(ink("中", .system(size: 20, weight: .medium)) > ink("中", regular))
    #expect(layout("中", font: bold).size.width == layout("中", font: regular).size.width)
  }

  /// The sum of the alphas of a text's pixels.
  private func ink(_ text: String, _ font: TextFont) -> Double {
    let bitmap = drawn(text, font: font, width: 40, height: 40)
    return bitmap.withUnsafeBytes { bytes in
      stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) }
    }
  }

  @Test(arguments: ["中文", "עברית", "ไทย", "हिन्दी", "😀"])
  func `no script makes a line higher (SR3)`(text: String) {
    #expect(
      layout(text, font: .system(size: 17)).size.height
        == layout("x", font: .system(size: 17)).size.height)
  }

  @Test func `Arabic letters join, and run from the right (SR1)`() {
    let joined = glyphs(in: "بب", font: .system(size: 20))
    let apart = glyphs(in: "ب", font: .system(size: 20))
    #expect(joined.count >= 2)
    #expect(!apart.allSatisfy(joined.contains))
  }

  @Test func `a vowel before its consonant is drawn to the left of it (SR1)`() {
    // The letters of “ki” are ka and the vowel sign i, which HarfBuzz moves to the front.
    let steps = TextSteps(
      AttributedText("कि", attributes: TextAttributes(font: .system(size: 20))))
    #expect(steps.runs.map(\.script) == ["Deva"])
    #expect(steps.runs.flatMap(\.glyphs).count == 2)
    #expect(
      glyphs(in: "कि", font: .system(size: 20)).last == glyphs(in: "क", font: .system(size: 20)).last
    )
  }

  @Test func `ideographs beside kana are Japanese, beside hangul Korean (SR5)`() {
    func scripts(_ text: String) -> [String] {
      TextSteps(AttributedText(text, attributes: TextAttributes(font: .system(size: 20))))
        .runs.map(\.script)
    }
    #expect(scripts("日本") == ["Hani"])
    #expect(scripts("日本の") == ["Jpan", "Hira"])
    #expect(scripts("日本 한") == ["Kore", "Kore", "Hang"])
  }

  @Test func `a line of ideographs never begins with a full stop (SR8)`() {
    let lines = layout("春眠不觉晓。处处闻啼鸟", width: 102, font: .system(size: 20)).lines.map(\.text)
    #expect(lines == ["春眠不觉", "晓。处处闻", "啼鸟"])
  }

  @Test func `a line of Thai ends between words, of Lao between syllables (SR8)`() {
    let lines = layout("สวัสดีชาวโลกและเพื่อน", width: 112, font: .system(size: 20)).lines
    #expect(lines.map(\.text) == ["สวัสดีชาวโลก", "และเพื่อน"])
    // Before the vowel เ, at which a syllable begins, there is more space.
    let parts = layout("ดาวน์โหลดแอปพลิเคชัน", width: 150, font: .system(size: 20)).lines
    #expect(parts.map(\.text) == ["ดาวน์โหลด", "แอปพลิเคชัน"])
    #expect(layout("ສະບາຍດີ", width: 30, font: .system(size: 20)).lines.first?.text == "ສະ")
  }

  @Test func `a line never ends with an opening bracket (SR8)`() {
    let lines = layout("今日は「晴れ」", width: 82, font: .system(size: 20)).lines.map(\.text)
    #expect(lines.first == "今日は")
  }
}
