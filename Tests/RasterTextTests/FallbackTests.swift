import Foundation
import RasterCore
import RasterText
import TestSupport
import Testing

@Suite struct FallbackTests {
  private let inter = TextFont.inter(size: 20)

  private func faces(_ text: String) -> [FontFace] {
    runs(of: layout(text, font: inter)).compactMap { $0.source as? FontFace }
  }

  @Test func `signs the system font lacks come from DejaVu Sans`() {
    let (system, fallback) = (inter.stack.primary, FontLibrary.shared.fallback)
    #expect(faces("a⡇b") == [system, fallback, system])
  }

  @Test func `a mark comes from the font of its letter`() {
    #expect(faces("ש\u{5B0}").map(\.familyName) == ["Noto Sans Hebrew"])
    #expect(faces("x\u{5B0}") == [FontLibrary.shared.fallback])
  }

  @Test func `the line keeps the height of the font it asked for`() {
    #expect(layout("ש", font: inter).size.height == layout("s", font: inter).size.height)
  }

  @Test func `a character no font has is one box`() {
    #expect(glyphs(in: "ጥ", font: inter) == [UInt32.max])
    #expect(glyphs(in: "ጥ\u{135F}", font: inter).count { $0 == UInt32.max } == 1)
    #expect(glyphs(in: "ጥዋ", font: inter) == [UInt32.max, UInt32.max])
  }

  @Test func `the box is seen`() {
    #expect(
      Picture.alpha(of: drawn("ጥ", font: inter, width: 12, height: 20)) == """
        ············
        ············
        ············
        ············
        ············
        ·6████████6·
        ·64······46·
        ·64······46·
        ·64······46·
        ·64······46·
        ·64······46·
        ·64······46·
        ·64······46·
        ·64······46·
        ·64······46·
        ·64······46·
        ·64······46·
        ·64······46·
        ·6████████6·
        ············
        """)
  }

  @Test func `a line may break between two boxes`() {
    #expect(layout("ጥዋ", width: 1, font: inter).lines.count == 2)
  }

  @Test func `a stack without fallbacks shows boxes`() {
    let alone = TextFont(stack: FontStack(primary: inter.stack.primary), size: 20)
    #expect(glyphs(in: "ש", font: alone) == [UInt32.max])
  }
}
