import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

@Suite struct SVGDocumentTests {
  private let text = SVGText(size: CGSize(width: 6, height: 1))

  private func image(_ text: String) throws -> VectorImage {
    try VectorImage(Data(text.utf8), name: "leaf.svg")
  }

  @Test func `a document type is skipped, with entities that are plain text (VG20)`() throws {
    let type = """
      <?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY red "#f00">
      ]><svg xmlns="&ns_svg;" width="6" height="1"><rect width="6" height="1" fill="&red;"/></svg>
      """
    let bitmap = try image(type).drawing.rasterized(width: 6, height: 1)
    #expect(bitmap[3, 0] == Color(red: 1, green: 0, blue: 0).pixel)
  }

  @Test(arguments: [
    #"<!ENTITY a SYSTEM "file:///etc/passwd">"#, #"<!ENTITY b "&a;&a;">"#, #"<!ENTITY c "<g/>">"#,
    #"<!ENTITY % d "x">"#,
  ])
  func `an entity of another file or of markup is an error (VG20)`(entity: String) {
    let error = #expect(throws: VectorImageError.self) {
      try image("<!DOCTYPE svg [\(entity)]><svg width='6' height='1'/>")
    }
    #expect(error?.place?.hasPrefix("1:") == true)
  }

  @Test func `elements of other languages are skipped (VG20)`() throws {
    let body = """
      <metadata/><sodipodi:namedview/><rdf:RDF><rect width='6' height='1'/></rdf:RDF>\
      <title>a</title><svg:rect width='2' height='1'/>
      """
    let image = try text.image(body)
    #expect(Picture.alpha(of: image.drawing.rasterized(width: 6, height: 1)) == "██····")
    #expect(image.omissions.isEmpty)
  }

  @Test func `what is not drawn is named once, in its order (VG21)`() throws {
    let body = """
      <animate/><foo/><rect width='2' height='1'><animate/></rect><foo/><foreignObject><p/>\
      </foreignObject>
      """
    #expect(try text.image(body).omissions == ["<animate>", "<foo>", "<foreignObject>"])
  }

  @Test func `a background blur of exporters is named for itself (VG21)`() throws {
    let body = "<foreignObject style='backdrop-filter:blur(2px)'/>"
    #expect(try text.image(body).omissions == ["background blur"])
  }

  @Test(arguments: ["", "<svg", "<html/>", "hello", "<svg width='1' height='1'>", "\u{0}"])
  func `a file that is not SVG is an error with its name (VG22)`(text: String) {
    let error = #expect(throws: VectorImageError.self) { try image(text) }
    #expect(error?.file == "leaf.svg")
    #expect(error?.place != nil)
  }

  @Test func `a document is read once, and returns its parts (VG23)`() throws {
    let body = """
      <g id='Guides' transform='translate(1)'><line id='Baseline-M' x1='0' y1='4' x2='9' y2='4'/></g>
      <g id='Symbols'><g id='Regular-M' transform='matrix(2 0 0 2 10 20)'>
      <path class='hierarchical-0:primary a' d='M0 0h1v1h-1z'/><path d='M2 0h1v1h-1z' fill='none'/>
      </g><g id='Black-M'/></g>
      """
    let document = try SVGDocument(Data(text.document(body).utf8), name: "symbol.svg")
    #expect(document.identifiers(inside: "Symbols") == ["Regular-M", "Black-M"])
    #expect(document.identifiers(inside: "Notes") == nil)
    #expect(document.attribute("y1", of: "Baseline-M") == "4")
    #expect(try document.part("Baseline-M")?.bounds == CGRect(x: 1, y: 4, width: 9, height: 0))
    let part = try #require(try document.part("Regular-M"))
    #expect(part.bounds == CGRect(x: 10, y: 20, width: 6, height: 2))
    #expect(part.shapes.map(\.classes) == [["hierarchical-0:primary", "a"], []])
    #expect(part.shapes.map(\.isFilled) == [true, false])
    #expect(part.shapes[0].path.boundingBox == CGRect(x: 10, y: 20, width: 2, height: 2))
    #expect(part.drawing.rasterized(width: 16, height: 24)[11, 21].alpha == 255)
    #expect(try document.part("Ultralight-M") == nil)
  }
}
