import Foundation
import RasterCore
import Testing
import VectorImages

/// Paths, lines, clips and colours of a page.
@Suite struct PDFPaintTests {
  private func source(_ content: String, _ resources: String = "", _ objects: [String] = [])
    -> PDFSource
  {
    PDFSource(content: content, resources: resources, objects: objects)
  }

  @Test(arguments: [
    ("f", "········\n·██████·\n·██████·\n········"),
    ("f*", "········\n·██··██·\n·██··██·\n········"),
    ("F", "········\n·██████·\n·██████·\n········"),
    ("n", "········\n········\n········\n········"),
  ])
  func `a path is filled by its rule (VG26)`(operation: String, expected: String) throws {
    #expect(try source("1 1 6 2 re 3 1 2 2 re \(operation)").alpha() == expected)
  }

  @Test(arguments: [
    "1 .5 m 7 .5 l S", "0 0 m 1 .5 m 7 .5 l S", "q 2 0 0 1 0 0 cm 0.5 .5 m 3.5 .5 l S Q",
    "1 .5 m 1 .5 7 .5 v S",
  ])
  func `a line is stroked`(content: String) throws {
    #expect(try source("1 w " + content).alpha() == "········\n········\n········\n·██████·")
  }

  @Test(arguments: [
    ("2 J 1.5 .5 m 6.5 .5 l S", "········\n········\n········\n·██████·"),
    ("[1 1] 0 d 1 .5 m 7 .5 l S", "········\n········\n········\n·█·█·█··"),
    ("[1 1] 1 d 1 .5 m 7 .5 l S", "········\n········\n········\n··█·█·█·"),
    ("2 w 1 1 m 7 1 l S", "········\n········\n·██████·\n·██████·"),
    ("1.5 .5 5 3 re s", "·██████·\n·█····█·\n·█····█·\n·██████·"),
  ])
  func `lines have widths, ends and dashes (VG26)`(content: String, expected: String) throws {
    #expect(try source(content).alpha() == expected)
  }

  @Test func `a graphics state dictionary sets lines too`() throws {
    let state = "/ExtGState << /A << /LW 2 /LC 2 /D [[] 0] >> >>"
    #expect(
      try source("/A gs 2 1 m 6 1 l S", state).alpha()
        == "········\n········\n·██████·\n·██████·")
  }

  @Test func `an area and its line are painted in this order`() throws {
    #expect(
      try source("1 0 0 rg 0 0 1 RG 1.5 .5 5 3 re B").colors()
        == "·BBBBBB·\n·BRRRRB·\n·BRRRRB·\n·BBBBBB·")
  }

  @Test func `a clip holds until the state is restored (VG26)`() throws {
    #expect(
      try source("q 1 1 3 2 re W n 0 0 8 4 re f Q 6 0 2 1 re f").alpha()
        == "········\n·███····\n·███····\n······██")
  }

  @Test func `an even-odd clip has holes`() throws {
    #expect(
      try source("1 1 6 2 re 3 1 2 2 re W* n 0 0 8 4 re f").alpha()
        == "········\n·██··██·\n·██··██·\n········")
  }

  @Test(arguments: [
    ("1 0 0 rg", "R"), ("0 g", "K"), ("1 g", "W"), ("0 0 0 0 k", "W"), ("0 0 0 1 k", "?"),
    ("/DeviceRGB cs 0 0 1 sc", "B"), ("/DeviceRGB cs", "K"), ("/DeviceGray cs 1 scn", "W"),
    ("/I cs 1 sc", "G"), ("/I cs 7 sc", "B"), ("/S cs 1 scn", "R"), ("/S cs 0 scn", "W"),
    ("/N cs 0 1 scn", "M"), ("/P cs 1 0 0 scn", "R"), ("/L cs 100 0 0 scn", "W"),
    ("/None cs 1 scn", "·"), ("/Missing cs 1 0 0 rg", "R"),
  ])
  func `colours of every space become those of the screen (VG27)`(content: String, expected: String)
    throws
  {
    let resources = """
      /ColorSpace << /I [/Indexed /DeviceRGB 2 <ff0000 00ff00 0000ff>]
      /S [/Separation /Spot /DeviceRGB 5 0 R] /N [/DeviceN [/One /Two] /DeviceRGB 6 0 R]
      /P [/ICCBased 7 0 R] /L [/Lab << /WhitePoint [0.9505 1 1.089] >>]
      /None [/Separation /None /DeviceRGB 5 0 R] >>
      """
    let objects = [
      "<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0 0] /N 1 >>",
      PDFSource.stream(
        "{ exch pop dup 0 exch }",
        "/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1]"),
      PDFSource.stream("", "/N 3"),
    ]
    var page = source(content + " 0 0 1 1 re f", resources, objects)
    page.page = "/MediaBox [0 0 1 1]"
    #expect(try page.colors() == expected)
  }

  @Test func `the alpha of areas is not that of lines`() throws {
    let state = "/ExtGState << /A << /ca .5 /CA 1 >> >>"
    #expect(
      try source("/A gs 0 0 2 1 re f 4 .5 m 6 .5 l S", state).alpha()
        == "········\n········\n········\n55··██··")
  }

  @Test(arguments: [("Multiply", "K"), ("Screen", "Y"), ("Darken", "K"), ("Lighten", "Y")])
  func `a blend mode mixes with what is below (VG28)`(mode: String, expected: String) throws {
    var page = source(
      "1 0 0 rg 0 0 1 1 re f /A gs 0 1 0 rg 0 0 1 1 re f", "/ExtGState << /A << /BM /\(mode) >> >>")
    page.page = "/MediaBox [0 0 1 1]"
    #expect(try page.colors() == expected)
  }

  @Test func `names that are unknown are named once each (VG21)`() throws {
    let image = try source(
      "/A gs /A gs /X Do foo bar foo /P cs /Q sh", "/ExtGState << /A << /BM /Odd >> >>"
    ).image()
    #expect(
      image.omissions == [
        "blend mode Odd", "object X", "operator foo", "operator bar", "colour space P", "shading Q",
      ])
  }

  @Test func `a layer that is off when the file is opened is not drawn`() throws {
    let page = source(
      "/OC /Off BDC 0 0 2 1 re f EMC /OC /On BDC 4 0 2 1 re f EMC",
      "/Properties << /Off 5 0 R /On 6 0 R >>", ["<< /Type /OCG >>", "<< /Type /OCG >>"])
    let text = page.text.replacingOccurrences(
      of: "/Type /Catalog", with: "/Type /Catalog /OCProperties << /D << /OFF [5 0 R] >> >>")
    let image = try VectorImage(pdf: Data(text.utf8), name: "leaf.pdf")
    let bitmap = image.drawing.rasterized(width: 8, height: 4)
    #expect(bitmap[0, 3].alpha == 0)
    #expect(bitmap[4, 3].alpha == 255)
  }
}
