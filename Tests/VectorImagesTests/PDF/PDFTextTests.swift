import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

/// Text of a page.
@Suite struct PDFTextTests {
  private let squares = """
    << /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [.001 0 0 .001 0 0]
    /Encoding << /Differences [65 /A /B] >> /FirstChar 65 /LastChar 66 /Widths [1000 2000]
    /CharProcs << /A 6 0 R /B 7 0 R >> >>
    """
  private let glyphs = [
    PDFSource.stream("1000 0 0 0 1000 1000 d1 0 0 1000 1000 re f"),
    PDFSource.stream("2000 0 0 0 0 0 d1"),
  ]

  private func source(_ content: String, _ objects: [String]) -> PDFSource {
    PDFSource(content: content, resources: "/Font << /F 5 0 R >>", objects: objects)
  }

  @Test(arguments: [
    ("(AA) Tj", "██······"), ("(ABA) Tj", "█··█····"), ("[(A) -1000 (A)] TJ", "█·█·····"),
    ("1 Tc (AA) Tj", "█·█·····"), ("200 Tz (AA) Tj", "████····"), ("3 0 Td (A) Tj", "···█····"),
    ("1 0 0 1 2 0 Tm (A) Tj", "··█·····"), ("0 Tr (A) Tj", "█·······"),
    ("3 0 Td (A) Tj 2 0 Td (A) Tj", "···█·█··"),
  ])
  func `glyphs that are content streams are drawn (VG32)`(content: String, expected: String) throws
  {
    let page = source("BT /F 1 Tf \(content) ET", [squares] + glyphs)
    #expect(try page.alpha().split(separator: "\n").last.map(String.init) == expected)
    #expect(try page.image().omissions == [])
  }

  @Test func `lines are below each other`() throws {
    let page = source("BT /F 1 Tf 1 TL 0 3 Td (A) Tj T* (A) Tj (A) ' ET", [squares] + glyphs)
    #expect(try page.alpha() == "█·······\n█·······\n█·······\n········")
  }

  /// The stem of Inter's capital I is between a tenth and a fifth of an em wide, and is as high as
  /// a capital.
  private func ink(_ content: String, _ font: String, _ program: String?) throws -> Bitmap {
    let page = PDFSource(
      content: "BT /F 100 Tf 10 10 Td \(content) Tj ET", resources: "/Font << /F 5 0 R >>",
      page: "/MediaBox [0 0 100 100]",
      objects: [font, "<< /Flags 32 /FontFile3 7 0 R /FontFile2 7 0 R >>"]
        + (program.map { [$0] } ?? []))
    return try page.bitmap()
  }

  private func program(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appendingPathComponent("Fonts/Files/\(name)"))
    let digits = data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return PDFSource.stream(digits + ">", "/Filter /ASCIIHexDecode")
  }

  @Test(arguments: ["Inter-Regular.otf", "DejaVuSans.ttf"])
  func `an embedded font's outlines are drawn (VG32)`(file: String) throws {
    let font = """
      << /Type /Font /Subtype /TrueType /BaseFont /Own /FirstChar 73 /Widths [300] \
      /Encoding /WinAnsiEncoding /FontDescriptor 6 0 R >>
      """
    let bitmap = try ink("(I)", font, try program(file))
    let column = (0..<100).filter { bitmap[24, $0].alpha == 255 }
    #expect(column.count > 65 && column.count < 80, "\(column)")
    #expect(column.last == 89)
  }

  @Test func `a font with codes of two bytes has glyphs by their numbers`() throws {
    let font = """
      << /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /DescendantFonts [<< \
      /Subtype /CIDFontType2 /CIDToGIDMap /Identity /DW 600 /FontDescriptor 6 0 R >>] >>
      """
    let bitmap = try ink("<002C>", font, try program("DejaVuSans.ttf"))
    // Glyph 44 of DejaVu Sans is the capital I.
    let column = (0..<100).filter { bitmap[24, $0].alpha == 255 }
    #expect(column.count > 65 && column.count < 80, "\(column)")
  }

  @Test func `a font that is not in the file is drawn with the package's, and named (VG32)`() throws
  {
    let font = """
      << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>
      """
    let page = PDFSource(
      content: "BT /F 100 Tf 10 10 Td (I) Tj ET", resources: "/Font << /F 5 0 R >>",
      page: "/MediaBox [0 0 100 100]", objects: [font])
    #expect(try page.image().omissions == ["font Helvetica-Bold"])
    let bitmap = try page.bitmap()
    #expect((0..<100).filter { bitmap[26, $0].alpha == 255 }.count > 65)
  }

  @Test func `text may be a clip`() throws {
    let page = source("BT /F 1 Tf 7 Tr (A) Tj ET 0 0 8 4 re f", [squares] + glyphs)
    // Glyphs that are content streams make no clip.
    #expect(try page.alpha().contains("█"))
  }
}
