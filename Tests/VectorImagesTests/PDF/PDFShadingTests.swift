import Foundation
import RasterCore
import Testing
import VectorImages

/// Shadings of a page, and the functions of their colours.
@Suite struct PDFShadingTests {
  /// Returns the grey of each pixel of a row of eight, as tenths.
  private func row(
    _ shading: String, content: String = "/S sh", _ objects: [String] = []
  ) throws -> String {
    let page = PDFSource(
      content: content, resources: "/Shading << /S << /ColorSpace /DeviceGray \(shading) >> >>",
      page: "/MediaBox [0 0 8 1]", objects: objects)
    let bitmap = try page.bitmap()
    return String(
      (0..<8).map { x -> Character in
        let pixel = bitmap[x, 0]
        return pixel.alpha == 0 ? "·" : Character(String(Int(pixel.red) * 9 / 255))
      })
  }

  private let axis = "/ShadingType 2 /Coords [0 0 8 0]"
  private let rising = "/Function << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >>"

  @Test func `an axial shading changes along its axis`() throws {
    #expect(try row("\(axis) \(rising)") == "01235678")
  }

  @Test(arguments: [
    ("", "··1357··"), ("/Extend [true false]", "001357··"), ("/Extend [false true]", "··135799"),
    ("/Extend [true true]", "00135799"),
  ])
  func `a shading is extended beyond its ends only if it says so (VG30)`(
    extend: String, expected: String
  ) throws {
    let shading = "/ShadingType 2 /Coords [2 0 6 0] \(rising) \(extend)"
    #expect(try row(shading) == expected)
  }

  @Test(arguments: [
    ("/FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1", "87653210"),
    ("/FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 2", "00012457"),
    (
      """
      /FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 1 0] /Functions [
      << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >>
      << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >>]
      """, "13577531"
    ),
  ])
  func `exponential and stitching functions are followed`(function: String, expected: String) throws
  {
    #expect(try row("\(axis) /Function << \(function) >>") == expected)
  }

  @Test(arguments: [
    ("{ }", "01235678"), ("{ 1 exch sub }", "87653210"),
    ("{ dup .5 gt { pop 1 } { pop 0 } ifelse }", "00009999"),
    ("{ dup .25 gt { pop .25 } if 4 mul }", "25899999"),
    ("{ 360 mul cos 2 div .5 add }", "86200268"),
    ("{ 8 mul floor 2 mod }", "09090909"), ("{ sqrt }", "23456788"), ("{ 2 exp }", "00012468"),
    ("{ 0 1 3 -1 roll 3 1 roll pop pop }", "01235678"),
  ])
  func `a calculator's program is run (VG30)`(program: String, expected: String) throws {
    let function = PDFSource.stream(program, "/FunctionType 4 /Domain [0 1] /Range [0 1]")
    let found = try row("\(axis) /Function 5 0 R", [function])
    let isNear = zip(found, expected).allSatisfy { pair in
      abs((pair.0.wholeNumberValue ?? 99) - (pair.1.wholeNumberValue ?? -99)) <= 1
    }
    #expect(isNear, "\(found)")
  }

  @Test func `samples are interpolated (VG30)`() throws {
    let function = PDFSource.stream(
      "00ff00>",
      """
      /FunctionType 0 /Domain [0 1] /Range [0 1] /Size [3] /BitsPerSample 8 \
      /Filter /ASCIIHexDecode
      """)
    #expect(try row("\(axis) /Function 5 0 R", [function]) == "13577531")
  }

  @Test func `a shading pattern has the coordinates of the page (VG30)`() throws {
    let page = PDFSource(
      content: "2 0 0 1 1 0 cm /Pattern cs /P scn 0 0 2 1 re f",
      resources: """
        /Pattern << /P << /PatternType 2 /Matrix [4 0 0 1 0 0] /Shading << /ShadingType 2
        /ColorSpace /DeviceGray /Coords [0 0 2 0] \(rising) >> >> >>
        """, page: "/MediaBox [0 0 8 1]")
    let bitmap = try page.bitmap()
    #expect((0..<8).map { Int(bitmap[$0, 0].red) } == [0, 48, 80, 112, 143, 0, 0, 0])
    #expect((0..<8).map { bitmap[$0, 0].alpha } == [0, 255, 255, 255, 255, 0, 0, 0])
  }

  @Test func `a line may be painted by a shading`() throws {
    let page = PDFSource(
      content: "/Pattern CS /P SCN 1 w 2 .5 m 4 .5 l S",
      resources: """
        /Pattern << /P << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceGray
        /Coords [0 0 8 0] \(rising) >> >> >>
        """, page: "/MediaBox [0 0 8 1]")
    let bitmap = try page.bitmap()
    #expect((0..<5).map { Int(bitmap[$0, 0].red) } == [0, 0, 80, 112, 0])
  }

  @Test func `a radial shading changes from circle to circle (VG30)`() throws {
    let around = "/ShadingType 3 /Coords [4 .5 0 4 .5 4] \(rising)"
    #expect(try row(around) == "75311357")
    let ring = "/ShadingType 3 /Coords [4 .5 2 4 .5 4] \(rising)"
    #expect(try row(ring) == "62····26")
  }

  @Test func `a function of both coordinates paints its rectangle`() throws {
    let function = PDFSource.stream("{ pop }", "/FunctionType 4 /Domain [0 1 0 1] /Range [0 1]")
    let found = try row(
      "/ShadingType 1 /Matrix [6 0 0 1 1 0] /Function 5 0 R", [function])
    #expect(found.first == "·" && found.last == "·")
    #expect(found.dropFirst().prefix(6) == "023568" || found.dropFirst().prefix(6) == "024578")
  }

  /// Each corner is a flag, both coordinates and a grey, of a byte each.
  @Test func `a mesh of triangles is painted`() throws {
    let mesh = PDFSource.stream(
      "00 00 00 00  00 ff 00 ff  00 00 ff 00>",
      """
      /ShadingType 4 /ColorSpace /DeviceGray /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 \
      /Decode [0 8 0 8 0 1] /Filter /ASCIIHexDecode
      """)
    let page = PDFSource(
      content: "/S sh", resources: "/Shading << /S 5 0 R >>", page: "/MediaBox [0 0 8 8]",
      objects: [mesh])
    let bitmap = try page.bitmap()
    #expect(bitmap[7, 0].alpha == 0)
    #expect(bitmap[1, 6].alpha == 255)
    #expect(abs(Int(bitmap[5, 7].red) - 170) < 20)
  }

  @Test func `a shading that is unknown is named`() throws {
    let page = PDFSource(
      content: "/S sh", resources: "/Shading << /S << /ShadingType 9 /ColorSpace /DeviceRGB >> >>")
    #expect(try page.image().omissions == ["shading", "shading S"])
  }
}
