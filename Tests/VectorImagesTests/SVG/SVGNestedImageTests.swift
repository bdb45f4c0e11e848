import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

/// SVG documents that are the content of an image in another one.
@Suite struct SVGNestedImageTests {
  private let text = SVGText(size: CGSize(width: 20, height: 20))

  private func address(_ document: String) -> String {
    "data:image/svg+xml;base64," + Data(document.utf8).base64EncodedString()
  }

  private let square = """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><rect width='1' height='2'/></svg>
    """

  @Test func `a document is drawn as shapes in the frame of its image`() throws {
    let body = "<image x='4' y='4' width='12' height='12' href='\(address(square))'/>"
    let bitmap = try text.bitmap(body)
    let ink = (0..<20).filter { bitmap[$0, 10].alpha == 255 }
    #expect(ink == Array(4..<10))
    #expect(try text.image(body).omissions.isEmpty)
  }

  @Test func `a document with percent escapes is drawn too`() throws {
    let escaped = square.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let body = "<image width='20' height='20' href='data:image/svg+xml;utf8,\(escaped)'/>"
    #expect(try text.bitmap(body)[5, 10].alpha == 255)
  }

  @Test func `parts that a document does not draw are named`() throws {
    let inner = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><blink/></svg>"
    let body = "<image width='20' height='20' href='\(address(inner))'/>"
    #expect(try text.image(body).omissions == ["<blink>"])
  }

  @Test func `a damaged document is named and the rest is drawn`() throws {
    let image = "<image width='9' height='9' href='\(address("<svg"))'/>"
    let body = "\(image)<rect width='20' height='20'/>"
    #expect(try text.image(body).omissions == ["<image> whose document is damaged"])
    #expect(try text.bitmap(body)[15, 15].alpha == 255)
  }

  @Test func `documents inside each other end at the limit of depth`() throws {
    var document = square
    for _ in 0..<8 {
      document = """
        <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'>\
        <image width='2' height='2' href='\(address(document))'/></svg>
        """
    }
    let error = #expect(throws: VectorImageError.self) {
      try VectorImage(Data(document.utf8), name: "deep.svg")
    }
    #expect(error?.problem == "elements are nested deeper than 96")
  }

  @Test func `the shapes of a repeated document are counted each time`() throws {
    let shapes = String(repeating: "<rect width='1' height='1'/>", count: 3000)
    let inner = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'>\(shapes)</svg>"
    let uses = String(repeating: "<use href='#a'/>", count: 100)
    let body = "<image id='a' width='2' height='2' href='\(address(inner))'/>\(uses)"
    let error = #expect(throws: VectorImageError.self) { try text.image(body) }
    #expect(error?.problem.hasPrefix("more than 200000 shapes") == true)
  }
}
