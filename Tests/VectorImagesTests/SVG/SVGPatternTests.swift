import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing
import VectorImages

@Suite struct SVGPatternTests {
  private let text = SVGText(size: CGSize(width: 8, height: 2))
  private let rect = "<rect width='8' height='2' fill='url(#p)'/>"

  private func pattern(_ attributes: String, _ content: String) throws -> String {
    try text.alpha("<pattern id='p' \(attributes)>\(content)</pattern>\(rect)")
  }

  @Test func `tiles repeat in user units from their place on (VG14)`() throws {
    let content = "<rect width='1' height='1'/>"
    let units = "patternUnits='userSpaceOnUse' width='3' height='2'"
    #expect(try pattern(units, content) == "█··█··█·\n········")
    #expect(
      try pattern(units + " x='1'", "<rect width='1' height='1'/>") == "·█··█··█\n········")
  }

  @Test func `a tile is a part of the shape's box, and cut (VG14)`() throws {
    let content = "<rect width='2' height='9'/><rect x='3' width='9' height='1'/>"
    #expect(try pattern("width='.5' height='1'", content) == "██·███·█\n██··██··")
  }

  @Test func `a tile has a view box, and its content units (VG14)`() throws {
    let box = "width='.5' height='1' viewBox='0 0 2 1' preserveAspectRatio='none'"
    #expect(try pattern(box, "<rect width='1' height='1'/>") == "██··██··\n██··██··")
    let units = "width='1' height='1' patternContentUnits='objectBoundingBox'"
    #expect(try pattern(units, "<rect width='.5' height='.5'/>") == "████····\n········")
  }

  @Test func `a pattern has a transform, and may take its content from another one (VG14)`() throws
  {
    let base = "<pattern id='a'><rect width='1' height='1'/></pattern>"
    let own = """
      <pattern id='p' href='#a' patternUnits='userSpaceOnUse' width='2' height='1' \
      patternTransform='scale(2)'/>
      """
    #expect(try text.alpha("\(base)\(own)\(rect)") == "██··██··\n██··██··")
  }

  @Test func `a pattern fills strokes too, with their opacity (VG14)`() throws {
    let pattern = """
      <pattern id='p' patternUnits='userSpaceOnUse' width='2' height='2'>\
      <rect width='1' height='2'/></pattern>
      """
    let line = "<path d='M0 1h6' stroke='url(#p)' stroke-width='2' stroke-opacity='.5'/>"
    #expect(try text.alpha("\(pattern)\(line)") == "5·5·5···\n5·5·5···")
  }

  private static let png: String = {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap[0, 0] = Color(red: 1, green: 0, blue: 0).pixel
    bitmap[1, 0] = Color(red: 0, green: 0, blue: 1).pixel
    return ((try? PNG.encode(bitmap)) ?? Data()).base64EncodedString()
  }()

  private func image(_ attributes: String) -> String {
    "<image href='data:image/png;base64,\(Self.png)' image-rendering='pixelated' \(attributes)/>"
  }

  @Test func `an image in the file is fitted into its frame (VG15)`() throws {
    #expect(
      try text.colors(image("x='1' width='6' height='2'")) == "··rrbb··\n··rrbb··")
    #expect(
      try text.colors(image("width='8' height='2' preserveAspectRatio='none'"))
        == "rrrrbbbb\nrrrrbbbb")
    #expect(try text.colors(image("width='4'")) == "rrbb····\nrrbb····")
    #expect(try text.colors(image("")) == "rb······\n········")
  }

  @Test func `a pattern may be an image, as exporters write it (VG15)`() throws {
    let body = """
      <pattern id='p' patternContentUnits='objectBoundingBox' width='1' height='1'>\
      <use xlink:href='#i' transform='scale(.5 1)'/></pattern>\
      <defs>\(image("id='i' width='2' height='1'"))</defs>\(rect)
      """
    #expect(try text.colors(body) == "rrrrbbbb\nrrrrbbbb")
  }

  @Test func `an image of another file is named and not read (VG15)`() throws {
    for address in ["photo.png", "https://example.com/a.png", "file:///etc/passwd"] {
      let image = try text.image("<image href='\(address)' width='8' height='2'/>")
      #expect(image.omissions == ["<image> of another file"])
      #expect(image.drawing.isEmpty)
    }
  }

  @Test func `an image that is not one is named (VG15)`() throws {
    let image = try text.image("<image href='data:image/gif;base64,AAAA' width='8' height='2'/>")
    #expect(image.omissions == ["<image> of the kind image/gif"])
  }
}
