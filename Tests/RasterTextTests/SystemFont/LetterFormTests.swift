import Foundation
import RasterCore
import Testing

@testable import RasterText

@Suite struct LetterFormTests {
  private func font(_ form: LetterForm, size: CGFloat) -> TextFont {
    .system(size: size, weight: .bold, form: form)
  }

  private func outline(_ letter: Unicode.Scalar, _ form: LetterForm) throws -> Path {
    let face = font(form, size: 10).stack.primary
    return face.keptOutline(of: try #require(face.glyph(for: letter)))
  }

  /// The widths of four lines in pictures of iOS 17, whose titles of films are condensed.
  @Test(arguments: [
    ("The Little Mermaid", 28 as CGFloat, 220 as CGFloat), ("Harry Potter", 28, 145),
    ("The Little Mermaid", 40, 312), ("Free Solo", 40, 153.5),
  ])
  func `condensed text is as wide as in pictures of iOS (SF23)`(
    text: String, size: CGFloat, ink: CGFloat
  ) {
    let layout = layout(text, font: font(.condensed, size: size))
    #expect(abs(layout.outlines(at: .zero).boundingBox.width - ink) < 2)
  }

  @Test func `condensed outlines are 0.886 of Inter's as wide and as high as the font's (SF23)`()
    throws
  {
    let (usual, narrow) = try (outline("H", []).boundingBox, outline("H", .condensed).boundingBox)
    #expect(abs(narrow.width / usual.width - 32.0 / 35) < 0.001)
    #expect(narrow.height == usual.height)
    #expect(font(.condensed, size: 10).stack.primary.version.hasSuffix(", condensed"))
  }

  @Test func `italic outlines are slanted by 0.21 about the middle of the x-height (SF22)`() throws
  {
    let (usual, slanted) = try (outline("l", []).boundingBox, outline("l", .italic).boundingBox)
    #expect(abs(slanted.width - usual.width - 0.21 * usual.height) < 0.001)
    #expect(slanted.minX < usual.minX)
    #expect(slanted.maxX > usual.maxX)
    #expect(font(.italic, size: 10).stack.primary.version.hasSuffix(", slanted"))
  }

  @Test func `italic text is as wide as other text (SF22)`() {
    let text = "Coming Soon"
    #expect(
      layout(text, font: font(.italic, size: 15)).size
        == layout(text, font: font([], size: 15)).size)
    #expect(font(.italic, size: 15) != font([], size: 15))
  }
}
