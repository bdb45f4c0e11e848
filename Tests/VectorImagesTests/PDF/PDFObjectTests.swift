import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

/// The objects of a PDF file, and the tables of their places.
@Suite struct PDFObjectTests {
  private let square = PDFSource(content: "0 0 2 1 re f", page: "/MediaBox [0 0 3 1]")

  private func alpha(_ text: String) throws -> String {
    let image = try VectorImage(pdf: Data(text.utf8), name: "leaf.pdf")
    return Picture.alpha(of: image.drawing.rasterized(width: 3, height: 1))
  }

  @Test func `names, strings, comments and numbers are read in all of their forms (VG24)`() throws {
    var source = square
    source.content = """
      % a comment
      /A#20B gs (a \\( string (nested) \\101) pop 0 0 .2e1 pop <48 6> pop
      +0. -0.00000000000000000000000001 2 0.9999999999999999999999999999 re f
      """
    source.resources = "/ExtGState << /A#20B << /ca 1 >> >>"
    #expect(try source.alpha() == "██·")
  }

  @Test func `an operator whose number is none is left out, and the next is drawn (VG26)`() throws {
    var source = square
    source.content = "0 0 m nan 5 l 0 0 2 1 re -nan w f"
    #expect(try source.alpha() == "██·")
  }

  @Test(arguments: [
    ("startxref\n", "startxref\n9"), ("xref\n0", "xrex\n0"), ("/Root", "/Rood"),
    ("0000000009", "0000000011"), ("trailer", "trail"), ("%%EOF", ""), ("startxref", ""),
  ])
  func `a damaged table is replaced by a search (VG24)`(part: String, damage: String) throws {
    #expect(try alpha(square.text.replacingOccurrences(of: part, with: damage)) == "██·")
  }

  @Test func `a length that is wrong is replaced by a search for the end`() throws {
    let length = square.content.utf8.count
    #expect(
      try alpha(square.text.replacingOccurrences(of: "/Length \(length)", with: "/Length 3"))
        == "██·")
  }

  @Test func `the last of two objects with one number counts`() throws {
    var text = square.text
    let new = PDFSource.stream("1 0 2 1 re f")
    text += "4 0 obj\n\(new)\nendobj\nstartxref\n0\n"
    #expect(try alpha(text) == "·██")
  }

  @Test func `a newer table has the places of what was changed (VG24)`() throws {
    let old = square.text
    let start = old.utf8.count
    let new = "4 0 obj\n\(PDFSource.stream("1 0 2 1 re f"))\nendobj\n"
    let place = String(repeating: "0", count: 10 - "\(start)".count) + "\(start)"
    let previous = try #require(
      old.components(separatedBy: "startxref\n").last?.prefix { $0 != "\n" })
    let text =
      old + new + "xref\n4 1\n\(place) 00000 n \ntrailer\n<< /Root 1 0 R /Prev \(previous) >>\n"
      + "startxref\n\(start + new.utf8.count)\n%%EOF"
    #expect(try alpha(text) == "·██")
  }

  @Test func `objects may be in a stream, and their places too (VG24)`() throws {
    let packed = [
      (1, "<< /Type /Catalog /Pages 2 0 R >>"), (2, "<< /Type /Pages /Kids [3 0 R] >>"),
      (3, "<< /Type /Page /MediaBox [0 0 3 1] /Contents 4 0 R >>"),
    ]
    var (header, objects) = ("", "")
    for (number, object) in packed {
      header += "\(number) \(objects.utf8.count) "
      objects += object + " "
    }
    var text = "%PDF-1.5\n"
    let content = text.utf8.count
    text += "4 0 obj\n\(PDFSource.stream("0 0 2 1 re f"))\nendobj\n"
    let stream = text.utf8.count
    text += "5 0 obj\n"
    text += PDFSource.stream(
      header + objects, "/Type /ObjStm /N 3 /First \(header.utf8.count)")
    text += "\nendobj\n"
    let table = text.utf8.count
    func line(_ kind: Int, _ place: Int, _ index: Int) -> String {
      String(format: "%02X%04X%02X", kind, place, index)
    }
    let lines = [
      line(0, 0, 0), line(2, 5, 0), line(2, 5, 1), line(2, 5, 2), line(1, content, 0),
      line(1, stream, 0), line(1, table, 0),
    ]
    text += "6 0 obj\n"
    text += PDFSource.stream(
      lines.joined() + ">",
      "/Type /XRef /W [1 2 1] /Size 7 /Root 1 0 R /Filter /ASCIIHexDecode")
    text += "\nendobj\nstartxref\n\(table)\n%%EOF"
    #expect(try alpha(text) == "██·")
    // Without the table the search finds the stream of objects.
    #expect(try alpha(text.replacingOccurrences(of: "startxref", with: "")) == "██·")
  }

  @Test func `an encrypted file is an error`() {
    let text = square.text.replacingOccurrences(of: "/Root", with: "/Encrypt 9 0 R /Root")
    #expect(throws: VectorImageError(file: "leaf.pdf", problem: "the file is encrypted")) {
      try VectorImage(pdf: Data(text.utf8), name: "leaf.pdf")
    }
  }

  @Test func `a file without pages is an error`() {
    #expect(throws: VectorImageError(file: "leaf.pdf", problem: "the file has no pages")) {
      try VectorImage(pdf: Data("%PDF-1.7\nnothing".utf8), name: "leaf.pdf")
    }
  }
}
