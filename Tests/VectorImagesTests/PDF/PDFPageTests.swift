import Foundation
import RasterCore
import Testing
import VectorImages

/// The page of a PDF file: its size, its resources, its content.
@Suite struct PDFPageTests {
  @Test func `a page is as large as its media box (VG1)`() throws {
    var source = PDFSource()
    source.page = "/MediaBox [10 20 34.5 44] /CropBox [12 22 20 30]"
    #expect(try source.image().size == CGSize(width: 24.5, height: 24))
  }

  @Test func `a page that inherits its box has that of its parent (VG24)`() throws {
    var source = PDFSource(content: "0 0 2 1 re f")
    source.page = ""
    let text = source.text.replacingOccurrences(
      of: "/Count 1", with: "/Count 1 /MediaBox [0 0 3 2]")
    let image = try VectorImage(pdf: Data(text.utf8), name: "leaf.pdf")
    #expect(image.size == CGSize(width: 3, height: 2))
  }

  @Test(arguments: [
    (0, "·····\n·····\n██···"), (90, "█··\n█··\n···\n···\n···"), (180, "···██\n·····\n·····"),
    (-90, "···\n···\n···\n··█\n··█"),
  ])
  func `a page is turned clockwise (VG24)`(angle: Int, expected: String) throws {
    var source = PDFSource(content: "0 0 2 1 re f")
    source.page = "/MediaBox [0 0 5 3] /Rotate \(angle)"
    #expect(try source.alpha() == expected)
  }

  @Test func `a unit may be larger than a point`() throws {
    var source = PDFSource(content: "0 0 1 1 re f")
    source.page = "/MediaBox [0 0 2 1] /UserUnit 2"
    #expect(try source.alpha() == "██··\n██··")
  }

  @Test func `the box's lower left corner is that of the picture`() throws {
    var source = PDFSource(content: "10 20 1 1 re f")
    source.page = "/MediaBox [10 20 13 22]"
    #expect(try source.alpha() == "···\n█··")
  }

  @Test func `nothing is drawn outside of the page`() throws {
    var source = PDFSource(content: "-9 -9 99 99 re f")
    source.page = "/MediaBox [0 0 2 1]"
    let image = try source.image()
    let larger = image.drawing.rasterized(width: 4, height: 2)
    #expect(larger[1, 0].alpha == 255)
    #expect(larger[2, 0].alpha == 0)
    #expect(larger[0, 1].alpha == 0)
  }

  @Test func `content may be in several streams (VG24)`() throws {
    var source = PDFSource(objects: [PDFSource.stream("0 0 2"), PDFSource.stream("1 re f")])
    source.page = "/MediaBox [0 0 3 1]"
    let text = source.text.replacingOccurrences(
      of: "/Contents 4 0 R", with: "/Contents [5 0 R 6 0 R]")
    let image = try VectorImage(pdf: Data(text.utf8), name: "leaf.pdf")
    #expect(image.drawing.rasterized(width: 3, height: 1)[1, 0].alpha == 255)
  }

  @Test(arguments: [
    "/MediaBox [0 0 0 5]", "/MediaBox [0 0 5 -99999]", "/MediaBox [0 0 99999999 5]",
    "/MediaBox [0 0 5 5] /UserUnit 0",
  ])
  func `a page without a size is an error`(page: String) {
    let source = PDFSource(page: page)
    #expect(
      throws: VectorImageError(
        file: "leaf.pdf", problem: "the page has no size that can be drawn")
    ) { try source.image() }
  }
}
