import Foundation
import RasterText
import Testing

@Suite struct FontCollectionTests {
  private func fixture(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name)")
  }

  @Test func `a collection has all of its fonts (SR10)`() throws {
    let names = try FontFace.all(at: fixture("NotoSansThai.ttc")).map(\.postScriptName)
    #expect(names == ["NotoSansThai-Regular", "NotoSansThai-Bold"])
  }

  @Test func `a variable font has its named instances (SR10)`() throws {
    let faces = try FontFace.all(at: fixture("NotoSansHebrew-Variable.ttf"))
    #expect(faces.map(\.postScriptName).contains("NotoSansHebrew-Bold"))
    #expect(Set(faces.map(\.familyName)) == ["Noto Sans Hebrew"])
    #expect(faces.count == 5)
  }

  @Test func `an axis moves outlines and widths (SR11)`() throws {
    let regular = try FontFace(contentsOf: fixture("NotoSansHebrew-Variable.ttf"))
    let bold = regular.varied(by: [FontVariation(weight: 700)])
    let letter = try #require(regular.glyph(for: "א"))
    #expect(regular.axes.map(\.maximum) == [700])
    #expect(bold.outline(of: letter) != regular.outline(of: letter))
    #expect(width("א", bold) > width("א", regular))
    #expect(bold.version.hasSuffix(" at wght 700.0"))
    #expect(!regular.version.hasSuffix(" at wght 700.0"))
  }

  @Test func `a position beyond an axis is its end (SR11)`() throws {
    let face = try FontFace(contentsOf: fixture("NotoSansHebrew-Variable.ttf"))
    let letter = try #require(face.glyph(for: "א"))
    let (end, beyond) = (700.0, 5000.0)
    #expect(
      face.varied(by: [FontVariation(weight: beyond)]).outline(of: letter)
        == face.varied(by: [FontVariation(weight: end)]).outline(of: letter))
  }

  @Test func `a font without axes stays as it is (SR11)`() {
    let face = FontLibrary.shared.fallback
    #expect(face.varied(by: [FontVariation(weight: 700)]) == face)
  }

  private func width(_ text: String, _ face: FontFace) -> CGFloat {
    layout(text, font: TextFont(stack: FontStack(primary: face), size: 20)).size.width
  }

  @Test func `fonts named by paths are read in order, and errors name the file (SR12)`() {
    let folder = fixture("").path
    let reading = NamedFonts.reading(of: [folder, "/no/such/font.ttf"])
    #expect(reading.faces.first?.familyName == "Noto Sans Hebrew")
    #expect(reading.faces.contains { $0.postScriptName == "NotoSansThai-Bold" })
    #expect(reading.errors.map(\.description) == ["no font file at /no/such/font.ttf"])
  }
}
