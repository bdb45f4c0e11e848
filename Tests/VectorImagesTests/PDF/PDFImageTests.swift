import Foundation
import RasterCore
import Testing
import VectorImages

/// Images of a page.
@Suite struct PDFImageTests {
  private func source(_ images: [String], _ content: String = "2 0 0 2 0 0 cm /X Do") -> PDFSource {
    PDFSource(
      content: content, resources: "/XObject << /X 5 0 R >>", page: "/MediaBox [0 0 2 2]",
      objects: images)
  }

  private func image(_ hexadecimal: String, _ entries: String) -> String {
    PDFSource.stream(
      hexadecimal + ">",
      "/Subtype /Image /Width 2 /Height 2 /Filter /ASCIIHexDecode \(entries)")
  }

  @Test(arguments: [
    ("ff0000 00ff00 0000ff ffffff", "/ColorSpace /DeviceRGB /BitsPerComponent 8", "RG\nBW"),
    ("00 ff ff 00", "/ColorSpace /DeviceGray /BitsPerComponent 8", "KW\nWK"),
    ("40 80", "/ColorSpace /DeviceGray /BitsPerComponent 1", "KW\nWK"),
    ("40 80", "/ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]", "WK\nKW"),
    (
      "13 32",
      "/ColorSpace [/Indexed /DeviceRGB 3 <000000ff000000ff000000ff>] /BitsPerComponent 4", "RB\nBG"
    ),
    (
      "10 20", "/ColorSpace [/Indexed /DeviceRGB 2 <ff000000ff000000ff>] /BitsPerComponent 2",
      "RG\nRB"
    ),
    ("0000 ffff ffff 0000", "/ColorSpace /DeviceGray /BitsPerComponent 16", "KW\nWK"),
    (
      "ff0000 00ff00 0000ff ffffff",
      "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Mask [0 0 255 255 0 0]", "R·\nBW"
    ),
  ])
  func `samples become pixels, the first row on top (VG31)`(
    samples: String, entries: String, expected: String
  ) throws {
    #expect(try source([image(samples, entries)]).colors() == expected)
  }

  @Test func `an image has the alpha of its mask, which may be larger (VG31)`() throws {
    let mask = "/SMask 6 0 R /ColorSpace /DeviceGray /BitsPerComponent 8"
    let alpha = PDFSource.stream(
      "00 ff ff 00>",
      """
      /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 \
      /Filter /ASCIIHexDecode
      """)
    let small = PDFSource.stream(
      "00>",
      "/Subtype /Image /Width 1 /Height 1 /Filter /ASCIIHexDecode \(mask)")
    #expect(try source([small, alpha]).colors() == "·K\nK·")
  }

  @Test func `a stencil is painted in the current colour where it is 0`() throws {
    let stencil = image("40 80", "/ImageMask true")
    #expect(
      try source([stencil], "1 0 0 rg 2 0 0 2 0 0 cm /X Do").colors() == "R·\n·R")
    let inverted = image("40 80", "/ImageMask true /Decode [1 0]")
    #expect(
      try source([inverted], "1 0 0 rg 2 0 0 2 0 0 cm /X Do").colors() == "·R\nR·")
  }

  @Test func `a stencil may be the mask of an image`() throws {
    let picture = image(
      "ff0000 00ff00 0000ff ffffff", "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Mask 6 0 R")
    #expect(try source([picture, image("40 80", "/ImageMask true")]).colors() == "R·\n·W")
  }

  @Test func `an image may be in the content stream`() throws {
    let content = """
      2 0 0 2 0 0 cm BI /W 2 /H 2 /CS /G /BPC 8 /F /AHx ID 00ffff00> EI
      """
    #expect(try source([], content).colors() == "KW\nWK")
  }

  @Test func `an image has the alpha of areas`() throws {
    var page = source(
      [image("00 00 00 00", "/ColorSpace /DeviceGray /BitsPerComponent 8")],
      "/A gs 2 0 0 2 0 0 cm /X Do")
    page.resources += " /ExtGState << /A << /ca .5 >> >>"
    #expect(try page.colors() == "kk\nkk")
  }

  @Test func `a format that is unknown is named (VG21)`() throws {
    let picture = PDFSource.stream("", "/Subtype /Image /Width 2 /Height 2 /Filter /JPXDecode")
    #expect(try source([picture]).image().omissions == ["image in the format JPXDecode"])
  }

  @Test func `an image that is too large is an error with its number`() {
    let picture = PDFSource.stream("", "/Subtype /Image /Width 60000 /Height 60000")
    #expect(
      throws: VectorImageError(
        file: "leaf.pdf", place: "object 5",
        problem: "the image of 60000 × 60000 pixels is too large")
    ) { try source([picture]).image() }
  }
}
