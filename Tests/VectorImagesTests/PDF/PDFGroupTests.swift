import Foundation
import RasterCore
import Testing
import VectorImages

/// Forms, transparency groups and soft masks of a page.
@Suite struct PDFGroupTests {
  private let box = "/Type /XObject /Subtype /Form /BBox [0 0 8 4]"
  private let group = "/Group << /S /Transparency >>"

  private func source(_ content: String, _ resources: String, _ objects: [String]) -> PDFSource {
    PDFSource(
      content: content, resources: "/XObject << /X 5 0 R >> " + resources, objects: objects)
  }

  @Test func `a form is drawn in its own coordinates and clipped to its box`() throws {
    let form = PDFSource.stream(
      "0 0 9 9 re f", "/Type /XObject /Subtype /Form /BBox [0 0 2 1] /Matrix [1 0 0 1 1 0]")
    #expect(
      try source("1 0 0 1 0 2 cm /X Do 5 0 1 1 re f", "", [form]).alpha()
        == "········\n·██··█··\n········\n········")
  }

  @Test func `a form without resources has those of the page (VG28)`() throws {
    let form = PDFSource.stream("/A gs 0 0 2 1 re f", box)
    #expect(
      try source("/X Do", "/ExtGState << /A << /ca .5 >> >>", [form]).alpha()
        == "········\n········\n········\n55······")
  }

  @Test func `a group is blended as a whole, any other form part by part (VG28)`() throws {
    let content = "0 0 3 1 re f 2 0 3 1 re f"
    let state = "/ExtGState << /A << /ca .5 >> >>"
    let forms = ["", group].map { PDFSource.stream(content, "\(box) \($0)") }
    let rows = try forms.map { form in
      try source("/A gs /X Do", state, [form]).alpha().split(separator: "\n").last
    }
    #expect(rows == ["55855···", "55555···"])
  }

  @Test func `an isolated group is mixed only with itself (VG28)`() throws {
    let content = "/M gs 0 1 0 rg 0 0 1 1 re f"
    let resources = "/ExtGState << /M << /BM /Multiply >> >>"
    let entries = ["/Group << /S /Transparency >>", "/Group << /S /Transparency /I true >>"]
    let rows = try entries.map { entry in
      var page = source(
        "1 0 0 rg 0 0 1 1 re f /X Do", resources, [PDFSource.stream(content, "\(box) \(entry)")])
      page.page = "/MediaBox [0 0 1 1]"
      return try page.colors()
    }
    #expect(rows == ["K", "G"])
  }

  private func masked(_ mask: String, _ entries: String, transfer: String = "") throws -> String {
    let state =
      "/ExtGState << /A << /SMask << \(entries) /G 6 0 R \(transfer) >> >> /N << /SMask /None >> >>"
    let page = source(
      "/A gs 1 0 6 2 re f /N gs 7 3 1 1 re f", state,
      [PDFSource.stream("", box), PDFSource.stream(mask, "\(box) \(group)")])
    return try page.alpha()
  }

  @Test(arguments: ["0 0 4 4 re f", "q 0 0 4 4 re W n 0 0 8 4 re f Q"])
  func `an alpha mask keeps what its shape covers (VG29)`(mask: String) throws {
    #expect(
      try masked(mask, "/S /Alpha") == "·······█\n········\n·███····\n·███····")
  }

  @Test func `a luminosity mask keeps as much as it is light (VG29)`() throws {
    let mask = "1 g 0 0 3 4 re f .5 g 3 0 2 4 re f 0 g 5 0 3 4 re f"
    #expect(
      try masked(mask, "/S /Luminosity") == "·······█\n········\n·██55···\n·██55···")
  }

  @Test func `a luminosity mask's backdrop is around its shape`() throws {
    #expect(
      try masked("0 g 2 0 2 4 re f", "/S /Luminosity /BC [1]")
        == "·······█\n········\n·█··███·\n·█··███·")
  }

  @Test func `a transfer function may invert a mask (VG29)`() throws {
    let function =
      "/TR << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>"
    #expect(
      try masked("0 0 4 4 re f", "/S /Alpha", transfer: function)
        == "·······█\n········\n····███·\n····███·")
  }

  @Test func `an empty mask hides everything`() throws {
    #expect(try masked("", "/S /Alpha") == "·······█\n········\n········\n········")
    #expect(try masked("", "/S /Luminosity") == "·······█\n········\n········\n········")
  }

  @Test func `a mask of one opaque shape is a clip (VG29)`() throws {
    let state = "/ExtGState << /A << /SMask << /S /Alpha /G 6 0 R >> >> >>"
    let page = source(
      "/A gs 1 0 6 2 re f", state,
      [PDFSource.stream("", box), PDFSource.stream("0 0 4 4 re f", "\(box) \(group)")])
    let commands = try page.image().drawing.commands
    #expect(commands.count == 1)
    guard case .fill? = commands.first?.content else {
      Issue.record("not a fill: \(commands)")
      return
    }
  }

  @Test func `a mask that covers the page is none (VG29)`() throws {
    let state = "/ExtGState << /A << /SMask << /S /Alpha /G 6 0 R >> >> >>"
    let page = source(
      "/A gs 1 0 6 2 re f", state,
      [PDFSource.stream("", box), PDFSource.stream("0 0 8 4 re f", "\(box) \(group)")])
    let clip = try page.image().drawing.commands.first?.clip
    // The page itself is the only clip.
    #expect(clip != nil && clip?.parent == nil)
  }

  @Test func `a pattern's tiles repeat (VG30)`() throws {
    let tile = PDFSource.stream(
      "0 0 1 1 re f",
      "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 2 /YStep 2 /Resources << >>"
    )
    let page = PDFSource(
      content: "/Pattern cs /P scn 1 0 6 4 re f", resources: "/Pattern << /P 5 0 R >>",
      objects: [tile])
    #expect(try page.alpha() == "········\n··█·█·█·\n········\n··█·█·█·")
  }

  @Test func `tiles without colours have that of the operands`() throws {
    let tile = PDFSource.stream(
      "0 0 1 1 re f", "/PatternType 1 /PaintType 2 /BBox [0 0 1 1] /XStep 1 /YStep 1")
    var page = PDFSource(
      content: "/C cs 1 0 0 /P scn 0 0 2 1 re f",
      resources: "/Pattern << /P 5 0 R >> /ColorSpace << /C [/Pattern /DeviceRGB] >>",
      objects: [tile])
    page.page = "/MediaBox [0 0 3 1]"
    #expect(try page.colors() == "RR·")
  }
}
