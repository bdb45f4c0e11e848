import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

@Suite struct SVGViewportTests {
  private func image(_ attributes: String, _ body: String = "") throws -> VectorImage {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(body)</svg>"
    return try VectorImage(svg: Data(text.utf8), name: "size.svg")
  }

  @Test(arguments: [
    ("width='12' height='8'", 12.0, 8.0), ("width='12px' height='1in'", 12, 96),
    ("viewBox='0 0 5 7'", 5, 7), ("width='100%' height='100%' viewBox='0,0,5,7'", 5, 7),
    ("width='10' viewBox='0 0 5 7'", 10, 14), ("height='14' viewBox='0 0 5 7'", 10, 14),
    ("width='10' height='10' viewBox='0 0 5 7'", 10, 10), ("width='24.5' height='1'", 24.5, 1),
  ])
  func `the size is width and height, and the view box's without them (VG1)`(
    attributes: String, width: Double, height: Double
  ) throws {
    #expect(try image(attributes).size == CGSize(width: width, height: height))
  }

  @Test func `a document without any size is as large as its shapes (VG1)`() throws {
    #expect(
      try image("", "<rect x='1' width='3' height='2'/>").size == CGSize(width: 4, height: 2))
  }

  @Test(arguments: [
    "width='0' height='1'", "width='-1' height='1'", "width='1e9' height='1'", "",
    "width='1e300' height='1'", "width='nan' height='1'",
  ])
  func `a size that cannot be drawn is an error with its place (VG1)`(attributes: String) {
    let error = #expect(throws: VectorImageError.self) { try image(attributes) }
    #expect(error?.file == "size.svg")
    #expect(error?.place == "1:1")
  }

  @Test(arguments: [
    (24.5, 1.0, 25, 1), (24.5, 2, 49, 2), (24.5, 3, 74, 3), (24, 3, 72, 3), (0.2, 1, 1, 1),
  ])
  func `pixels of a fractional size are rounded up (VG2)`(
    width: Double, scale: Double, pixels: Int, rows: Int
  ) {
    let image = VectorImage(size: CGSize(width: width, height: 1), drawing: Drawing())
    #expect(image.pixels(scale: scale).width == pixels)
    #expect(image.pixels(scale: scale).height == rows)
  }

  private func alpha(_ attributes: String, _ body: String) throws -> String {
    Picture.alpha(of: try image(attributes, body).drawing.rasterized(width: 6, height: 2))
  }

  @Test(arguments: [
    ("", "··██··\n··██··"), ("xMinYMid meet", "██····\n██····"), ("xMaxYMax", "····██\n····██"),
    ("none", "██████\n██████"), ("xMidYMin slice", "██████\n██████"),
    ("nonsense", "··██··\n··██··"),
  ])
  func `a view box is fitted into the viewport (VG3)`(ratio: String, picture: String) throws {
    let attributes = "width='6' height='2' viewBox='0 0 4 4' preserveAspectRatio='\(ratio)'"
    #expect(try alpha(attributes, "<rect width='4' height='4'/>") == picture)
  }

  @Test func `a view box may begin anywhere (VG3)`() throws {
    let attributes = "width='6' height='2' viewBox='-10 100 6 2'"
    #expect(
      try alpha(attributes, "<rect x='-9' y='101' width='2' height='9'/>") == "······\n·██···")
  }

  @Test func `a view box without a size is ignored (VG3)`() throws {
    let attributes = "width='6' height='2' viewBox='0 0 0 4'"
    #expect(try alpha(attributes, "<rect width='2' height='1'/>") == "██····\n······")
  }

  @Test func `what is outside the viewport is cut (VG3)`() throws {
    let picture = try image("width='2' height='1'", "<rect x='-5' width='20' height='9'/>").drawing
    #expect(Picture.alpha(of: picture.rasterized(width: 4, height: 2)) == "██··\n····")
  }

  @Test func `a viewport inside has its own view box and cuts what is outside (VG3)`() throws {
    let inner = """
      <svg x='2' width='2' height='2' viewBox='0 0 1 1'><rect x='-9' width='20' height='.5'/></svg>
      """
    #expect(try alpha("width='6' height='2'", inner) == "··██··\n······")
    let open = inner.replacing("<svg ", with: "<svg overflow='visible' ")
    #expect(try alpha("width='6' height='2'", open) == "██████\n······")
  }
}
