import Foundation
import RasterCore
import Testing
import VectorImages

/// Files that need too much: each is an error or a small picture, in bounded time.
@Suite struct PDFHostileTests {
  private func problem(_ source: PDFSource) -> String? {
    do {
      _ = try source.image()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a form that draws itself is an error (VG33)`() {
    let form = PDFSource.stream(
      "/X Do", "/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>")
    let source = PDFSource(
      content: "/X Do", resources: "/XObject << /X 5 0 R >>", objects: [form])
    #expect(problem(source) == "leaf.pdf:object 5: forms are nested too deeply")
  }

  @Test(arguments: ["", "/Group << /S /Transparency /I true >>"])
  func `forms that multiply are an error (VG33)`(group: String) {
    let forms = (0..<20).map { index in
      PDFSource.stream(
        String(repeating: "/X Do ", count: 10),
        """
        /Subtype /Form /BBox [0 0 9 9] \(group) /Resources << /XObject << /X \(6 + index) 0 R >> >>
        """)
    }
    let source = PDFSource(
      content: "/X Do", resources: "/XObject << /X 5 0 R >>",
      objects: forms + [PDFSource.stream("0 0 1 1 re f", "/Subtype /Form /BBox [0 0 9 9]")])
    #expect(problem(source)?.contains("steps of drawing") == true)
  }

  @Test func `forms without content have a limit below that of operators (VG33)`() {
    let source = PDFSource(
      content: String(repeating: "/X Do ", count: 1 << 17), resources: "/XObject << /X 5 0 R >>",
      objects: [PDFSource.stream("", "/Subtype /Form")])
    #expect(problem(source)?.contains("steps of drawing") == true)
  }

  @Test func `a mask that is masked by itself is an error`() {
    let mask = PDFSource.stream(
      "/A gs 0 0 1 1 re f",
      "/Subtype /Form /BBox [0 0 9 9] /Group << /S /Transparency >>")
    let source = PDFSource(
      content: "/A gs 0 0 1 1 re f",
      resources: "/ExtGState << /A << /SMask << /S /Alpha /G 5 0 R >> >> >>", objects: [mask])
    #expect(problem(source) == "leaf.pdf:object 5: forms are nested too deeply")
  }

  @Test func `objects inside each other without end are an error`() {
    var source = PDFSource(content: String(repeating: "[", count: 100_000))
    #expect(problem(source) == "leaf.pdf: objects are nested too deeply")
    source = PDFSource(objects: [String(repeating: "<</A", count: 100_000)])
    source.resources = "/Font 5 0 R"
    source.content = "BT /F 1 Tf"
    #expect(problem(source)?.contains("nested too deeply") == true)
  }

  @Test func `references in a circle are nothing`() throws {
    let source = PDFSource(
      content: "/X Do 0 0 1 1 re f", resources: "/XObject 5 0 R", objects: ["6 0 R", "5 0 R"])
    #expect(try source.image().omissions == ["object X"])
  }

  @Test func `tables in a circle are read once`() throws {
    let source = PDFSource(content: "0 0 1 1 re f")
    let start = try #require(source.text.range(of: "xref\n0"))
    let place = source.text.utf8.distance(from: source.text.startIndex, to: start.lowerBound)
    let text = source.text.replacingOccurrences(of: "/Root", with: "/Prev \(place) /Root")
    #expect(try !VectorImage(pdf: Data(text.utf8), name: "leaf.pdf").drawing.isEmpty)
  }

  @Test func `pages in a circle are an error`() {
    let text = PDFSource().text.replacingOccurrences(of: "/Kids [3 0 R]", with: "/Kids [2 0 R]")
    #expect(throws: VectorImageError.self) {
      try VectorImage(pdf: Data(text.utf8), name: "leaf.pdf")
    }
  }

  @Test func `functions inside each other without end are an error`() {
    let source = PDFSource(
      content: "/S sh",
      resources: """
        /Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 1 1] /Function 5 0 R >> >>
        """,
      objects: ["<< /FunctionType 3 /Domain [0 1] /Functions [5 0 R] /Bounds [] /Encode [0 1] >>"])
    #expect(problem(source) == "leaf.pdf: functions are nested too deeply")
  }

  @Test func `a program that fills its stack is no more than zeros`() throws {
    let program = String(repeating: "1 ", count: 200)
    let source = PDFSource(
      content: "/S sh",
      resources: """
        /Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 1 1] /Function 5 0 R >> >>
        """,
      objects: [PDFSource.stream("{ \(program) }", "/FunctionType 4 /Domain [0 1] /Range [0 1]")])
    #expect(try !source.image().drawing.isEmpty)
  }

  /// Each pair of bytes becomes 64 such pairs, three times.
  @Test func `streams that grow are an error (VG33)`() {
    let source = PDFSource(
      content: "/X Do", resources: "/XObject << /X 5 0 R >>",
      objects: [
        PDFSource.stream(
          String(repeating: "8181", count: 1000) + ">",
          "/Subtype /Form /Filter [/ASCIIHexDecode /RunLengthDecode /RL /RL]")
      ])
    #expect(
      problem(source)
        == "leaf.pdf:object 5: the file needs more than 128 MB of decoded data")
  }

  @Test func `clips inside each other without end are an error (VG33)`() {
    let source = PDFSource(content: String(repeating: "0 0 1 1 re W n ", count: 10_000))
    #expect(problem(source) == "leaf.pdf: clips are nested too deeply")
  }

  @Test func `states that are never restored are an error`() {
    let source = PDFSource(content: String(repeating: "q ", count: 10_000))
    #expect(problem(source) == "leaf.pdf: graphics states are nested too deeply")
  }

  @Test func `numbers without end and without size draw something or nothing`() throws {
    let huge = String(repeating: "9", count: 400)
    let source = PDFSource(
      content: """
        \(huge) 0 0 \(huge) 0 0 cm \(huge) 0 m \(huge) \(huge) l 1 1 l f .\(huge) w 0 0 m 1 1 l S
        [\(huge) 1] 0 d 0 0 m 9 9 l S 0 0 0 0 0 0 cm 0 0 1 1 re f
        """)
    #expect(try source.bitmap().width == 8)
  }

  @Test func `dashes without number are one line`() throws {
    let source = PDFSource(content: "[.0000001] 0 d 0 .5 m 8 .5 l S")
    #expect(try source.alpha().contains("████████"))
  }

  @Test func `tiles without number are named`() throws {
    let tile = PDFSource.stream(
      "0 0 1 1 re f", "/PatternType 1 /PaintType 1 /BBox [0 0 1 1] /XStep .00001 /YStep .00001")
    let source = PDFSource(
      content: "/Pattern cs /P scn 0 0 8 4 re f", resources: "/Pattern << /P 5 0 R >>",
      objects: [tile])
    #expect(try source.image().omissions == ["pattern with too many tiles"])
  }
}
