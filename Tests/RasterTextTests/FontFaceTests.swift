import Basics
import Foundation
import RasterCore
import RasterText
import Testing

@Suite struct FontFaceTests {
  private let inter = FontLibrary.shared.inter().primary
  private let dejaVu = FontLibrary.shared.fallback

  @Test func `Inter keeps its own measures`() {
    #expect(inter.unitsPerEm == 2816)
    #expect(inter.ascender == 2728.0 / 2816)
    #expect(inter.descender == 680.0 / 2816)
    #expect(inter.lineGap == 0)
    #expect(inter.capHeight == 2048.0 / 2816)
    #expect(inter.xHeight == 1536.0 / 2816)
  }

  @Test func `the system font reports the line metrics of San Francisco`() {
    let metrics = TextFont.system(size: 2048).metrics
    #expect(metrics == FontMetrics(ascender: 1950, descender: 494))
    #expect(TextFont.system(size: 1).metrics.lineHeight == 1.193359375)
    #expect(abs(TextFont.system(size: 17).metrics.lineHeight - 20.287) < 0.001)
  }

  @Test func `a font without other metrics has its file's`() {
    let font = TextFont(stack: FontStack(primary: dejaVu), size: 2048)
    #expect(font.metrics == FontMetrics(ascender: 1901, descender: 483))
  }

  @Test func `the character map gives a glyph or nil`() {
    #expect(inter.glyph(for: "A") != nil)
    #expect(inter.glyph(for: "ש") == nil)
    #expect(dejaVu.glyph(for: "ש") != nil)
  }

  @Test func `an outline is one em high and points down`() throws {
    let glyph = try #require(inter.glyph(for: "H"))
    let box = inter.outline(of: glyph).boundingBox
    #expect(box.maxY == 0)
    #expect(box.minY == -inter.capHeight)
    #expect(box.minX > 0 && box.maxX < 1)
  }

  @Test func `quadratic outlines of TrueType are outlines too`() throws {
    let glyph = try #require(dejaVu.glyph(for: "o"))
    let outline = dejaVu.outline(of: glyph)
    let isCurved = outline.elements.contains {
      if case .quadCurve = $0 { true } else { false }
    }
    #expect(isCurved)
    #expect(outline.elements.count { $0 == .close } == 2)
  }

  @Test func `a glyph number no font has gives an empty outline`() {
    #expect(inter.outline(of: 65_000).isEmpty)
    #expect(inter.mask(of: 65_000, pixelsPerEm: 16, phaseX: 0, phaseY: 0) == nil)
  }

  @Test func `the fingerprint is the file's SHA 256`() {
    #expect(
      inter.fingerprint == "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc")
  }

  @Test(arguments: EmbeddedFiles.fonts.paths.filter { !$0.hasSuffix(".txt") })
  func `a bundled font knows the digest of its file beforehand`(path: String) throws {
    let data = try #require(EmbeddedFiles.fonts.data(at: path))
    let read = try FontFace(data: data, name: path)
    #expect(FontLibrary.shared.all.count { $0.fingerprint == read.fingerprint } == 1)
  }

  @Test func `the library reads a file once`() {
    #expect(FontLibrary.shared.system(weight: .bold) == FontLibrary.shared.system(weight: .bold))
  }

  @Test(arguments: FontWeight.allCases)
  func `every weight has a font of its own or the nearest`(weight: FontWeight) {
    let names = [weight: FontLibrary.shared.system(weight: weight).primary.fingerprint]
    let others = FontWeight.allCases.filter { $0 != weight }
    #expect(
      others.allSatisfy {
        FontLibrary.shared.system(weight: $0).primary.fingerprint != names[weight]
      })
  }

  @Test func `monospaced text is as wide as its characters are many`() {
    #expect(layout("iiii").size.width == layout("MMMM").size.width)
  }

  @Test(arguments: [0, -4, CGFloat.nan, .infinity])
  func `a font without a size draws nothing and takes no room`(size: CGFloat) {
    let layout = layout("text", width: 100, font: .system(size: size))
    #expect(layout.size == .zero)
    #expect(layout.lines.count == 1)
  }
}
