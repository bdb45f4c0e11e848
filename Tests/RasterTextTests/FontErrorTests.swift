import Basics
import Foundation
import RasterText
import TestSupport
import Testing

@Suite struct FontErrorTests {
  @Test func `a missing file is named`() {
    #expect(throws: FontError.missing(path: "/no/such/font.ttf")) {
      try FontFace(contentsOf: URL(fileURLWithPath: "/no/such/font.ttf"))
    }
  }

  @Test(arguments: ["/", "/dev/zero"])
  func `what is not a file is not read`(path: String) {
    #expect(throws: FontError.unreadable(path: path, reason: "it is not a file")) {
      try FontFace(contentsOf: URL(fileURLWithPath: path))
    }
  }

  @Test(arguments: ["", "not a font", "OTTO", "\u{0}\u{1}\u{0}\u{0}\u{0}\u{FF}"])
  func `what is no font is an error that names it`(content: String) {
    let error = #expect(throws: FontError.self) {
      try FontFace(data: Data(content.utf8), name: "broken.otf")
    }
    #expect(error?.description.hasPrefix("broken.otf is not a usable font: ") == true)
  }

  @Test func `a file cut short is an error or a font that draws what it has`() throws {
    let data = try bytes("DejaVuSans.ttf")
    for count in stride(from: 0, to: data.count, by: 50_000) {
      exercise(Data(data.prefix(count)))
    }
  }

  @Test(arguments: ["DejaVuSans.ttf", "Inter-Regular.otf"])
  func `a file with flipped bytes is an error or a font, never a crash`(name: String) throws {
    let data = try bytes(name)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<24 {
      var broken = data
      for _ in 0..<Int.random(in: 1...200, using: &generator) {
        // Half of the damage goes to the first kilobyte, where the tables are listed.
        let end = Bool.random(using: &generator) ? 1024 : broken.count
        let place = Int.random(in: 0..<end, using: &generator)
        broken[place] = UInt8.random(in: 0...255, using: &generator)
      }
      exercise(broken)
    }
  }

  private func bytes(_ name: String) throws -> Data {
    try #require(EmbeddedFiles.fonts.data(at: name))
  }

  /// Draws with a font that may be broken, and expects that all sizes are finite.
  private func exercise(_ data: Data) {
    do {
      let face = try FontFace(data: data, name: "broken.ttf")
      let font = TextFont(stack: FontStack(primary: face), size: 12)
      let layout = layout("AV fi Ågé שלום 0123", width: 50, font: font)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      for glyph in UInt32(0)..<64 {
        _ = face.mask(of: glyph, pixelsPerEm: 20, phaseX: 1, phaseY: 2)
      }
    } catch {
      #expect(error.description.contains("broken.ttf"))
    }
  }
}
