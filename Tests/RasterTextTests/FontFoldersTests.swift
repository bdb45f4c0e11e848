import Basics
import Foundation
import Testing

@testable import RasterText

/// The fonts that are files beside programs.
@Suite struct FontFoldersTests {
  private static let large = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Fonts/Large").standardized.path
  private let nowhere = FontFolders(paths: ["/no/such/folder", "/nor/this"])

  @Test(arguments: [large, large + "/TwemojiMozilla.ttf"])
  func `a font is found in a folder and by its path`(path: String) throws {
    let found = try FontFolders(paths: ["/no/such/folder", path]).file(named: "TwemojiMozilla.ttf")
    #expect(found.path == Self.large + "/TwemojiMozilla.ttf")
  }

  @Test func `the file of another font is not taken for it`() {
    let other = Self.large + "/NanumSquareR.ttf"
    #expect(throws: FontError.absent(name: "TwemojiMozilla.ttf", folders: [other])) {
      try FontFolders(paths: [other]).file(named: "TwemojiMozilla.ttf")
    }
  }

  @Test func `an absent font is an error with its name, the folders and a remedy`() {
    let error = #expect(throws: FontError.self) {
      try BundledFont.twemoji.face(in: nowhere)
    }
    #expect(
      error?.description
        == "the font TwemojiMozilla.ttf is in none of /no/such/folder, /nor/this, so its "
        + "characters are drawn as boxes: name its file or its folder in QUARTERTURN_FONTS")
  }

  @Test func `the large fonts are those of the package's folder`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.large)
    #expect(BundledFont.allCases.filter(\.isLarge).map(\.rawValue) == files.sorted())
    #expect(FontLibrary.shared.all.count == BundledFont.allCases.count)
  }

  @Test func `the fingerprint of a large font is computed from its file`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("TwemojiMozilla.ttf")
    try EmbeddedFiles.fonts.data(at: "Inter-Bold.otf")?.write(to: file)
    let face = try BundledFont.twemoji.face(in: FontFolders(paths: [folder.path]))
    #expect(face.fingerprint == BundledFont.interBold.fingerprint)
  }

  @Test(arguments: [
    ("中", ["DroidSansFallbackFull.ttf"]), ("안", ["NanumSquareR.ttf", "DroidSansFallbackFull.ttf"]),
    ("😀", ["TwemojiMozilla.ttf"]), ("م", ["DroidSansFallbackFull.ttf"]),
  ])
  func `a character without a font names the absent ones that may have it`(
    character: String, names: [String]
  ) {
    let scalars = character.unicodeScalars.map(\.value)[...]
    let fonts = ScriptFonts(weight: .regular, library: FontLibrary(folders: nowhere))
    #expect(fonts.absentFonts(for: scalars) == names)
    #expect(ScriptFonts(weight: .regular).absentFonts(for: scalars).isEmpty)
  }

  @Test func `a character of an absent font has no face, others have one`() {
    let fonts = ScriptFonts(weight: .regular, library: FontLibrary(folders: nowhere))
    #expect(fonts.face(for: [0x4E2D], .none) == nil)
    #expect(fonts.face(for: [0x0645], .none)?.familyName == "Noto Sans Arabic")
  }

  @Test func `the note about boxes names the absent font`() {
    #expect(
      MissingGlyph.note(about: ["中"], absent: ["DroidSansFallbackFull.ttf"])
        == "not here: 中 (U+4E2D), drawn as a box: the font DroidSansFallbackFull.ttf is absent "
        + "(see QUARTERTURN_FONTS)")
  }

  @Test func `the large fonts of a named folder are not used before the others`() {
    let reading = NamedFonts.reading(of: [Self.large])
    #expect(reading.faces.isEmpty && reading.errors.isEmpty)
  }
}
