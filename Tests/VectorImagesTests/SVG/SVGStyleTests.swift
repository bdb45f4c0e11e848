import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

@Suite struct SVGStyleTests {
  private let text = SVGText(size: CGSize(width: 3, height: 1))
  private let rect = "width='3' height='1'"

  @Test func `a style attribute replaces a style sheet, which replaces an attribute (VG6)`() throws
  {
    let sheet = "<style>.a { fill: #0f0 } .b { fill: #00f; }</style>"
    #expect(try text.colors("\(sheet)<rect \(rect) fill='red'/>") == "rrr")
    #expect(try text.colors("\(sheet)<rect \(rect) class='a' fill='red'/>") == "ggg")
    #expect(
      try text.colors("\(sheet)<rect \(rect) class='a' fill='red' style='fill:blue'/>") == "bbb")
    #expect(try text.colors("\(sheet)<rect \(rect) class='b a'/>") == "bbb")
  }

  @Test(arguments: [
    "rect", "*", "#one", ".two", "rect.two", "rect#one.two", "g rect", "g > .two", "svg .two",
    ".other, .two", "@media x { .two { fill: blue } } rect",
  ])
  func `a selector names elements, classes, ids and what is around them (VG6)`(
    selector: String
  ) throws {
    let sheet = "<style><![CDATA[/* a */ \(selector) { fill : #f00 ; } ]]></style>"
    #expect(try text.colors("\(sheet)<g><rect id='one' class='two' \(rect)/></g>") == "rrr")
  }

  @Test(arguments: ["circle", ".three", "#two", "rect > rect", "g.x rect", "rect:hover"])
  func `a selector that does not match does nothing (VG6)`(selector: String) throws {
    let sheet = "<style>\(selector) { fill: #f00 }</style>"
    #expect(try text.colors("\(sheet)<g><rect id='one' class='two' \(rect)/></g>") == "kkk")
  }

  @Test func `an important property replaces all others (VG6)`() throws {
    let sheet = "<style>.a { fill: red !important } #b { fill: lime }</style>"
    #expect(try text.colors("\(sheet)<rect id='b' class='a' style='fill:blue' \(rect)/>") == "rrr")
  }

  @Test func `comments in a style attribute are skipped (VG6)`() throws {
    #expect(try text.colors("<rect \(rect) style='/* a */fill:/* ; */red'/>") == "rrr")
  }

  @Test func `an id weighs more than classes, and these more than names (VG6)`() throws {
    let sheet = "<style>#one { fill: red } .two { fill: lime } rect { fill: blue }</style>"
    #expect(try text.colors("\(sheet)<rect id='one' class='two' \(rect)/>") == "rrr")
    #expect(try text.colors("\(sheet)<rect class='two' \(rect)/>") == "ggg")
  }

  @Test func `the root's fill none is inherited, as exporters write it (VG6)`() throws {
    var text = text
    text.attributes = "fill='none'"
    #expect(try text.colors("<rect \(rect)/>") == "···")
    #expect(try text.colors("<rect \(rect) fill='red'/>") == "rrr")
  }

  @Test func `currentColor is the color property where it is used (VG6)`() throws {
    let body = "<g color='red' fill='currentColor'><rect \(rect) color='#0f0'/></g>"
    #expect(try text.colors(body) == "ggg")
    #expect(try text.colors("<rect \(rect) fill='currentColor'/>") == "kkk")
  }

  @Test func `a fill that is not known is left out (VG6)`() throws {
    #expect(try text.colors("<g fill='red'><rect \(rect) fill='banana'/></g>") == "rrr")
  }

  @Test func `display none hides all inside, visibility what does not say otherwise (VG6)`() throws
  {
    #expect(try text.colors("<g display='none'><rect \(rect) display='inline'/></g>") == "···")
    let inner = "<rect \(rect) visibility='visible'/>"
    #expect(try text.colors("<g visibility='hidden'>\(inner)</g>") == "kkk")
    #expect(try text.colors("<g visibility='hidden'><rect \(rect)/></g>") == "···")
  }

  @Test(arguments: [
    "#f00", "#F00F", "#ff0000", "#ff0000ff", "red", "RED", " red ", "rgb(255,0,0)",
    "rgb(255 0 0)", "rgb(100%, 0%, 0%)", "rgba(255, 0, 0, 1)", "rgb(255 0 0 / 100%)",
    "hsl(0, 100%, 50%)", "hsl(360deg 100% 50%)", "color(srgb 1 0 0)",
  ])
  func `a colour has many forms (VG7)`(color: String) throws {
    #expect(try text.colors("<rect \(rect) fill='\(color)'/>") == "rrr")
  }

  @Test(arguments: ["#f000", "#ff000000", "rgba(255,0,0,0)", "transparent", "none"])
  func `a clear colour draws nothing (VG7)`(color: String) throws {
    #expect(try text.colors("<rect \(rect) fill='\(color)'/>") == "···")
  }

  @Test(arguments: [
    "fill-opacity='.5'", "fill-opacity='50%'", "opacity='.5'", "fill='#00000080'",
    "style='opacity:.5'", "fill='rgba(0,0,0,.5)'",
  ])
  func `opacity has many forms (VG10)`(attribute: String) throws {
    #expect(try text.alpha("<rect \(rect) \(attribute)/>") == "555")
  }

  @Test func `what overlaps in a half transparent group is not darker (VG10)`() throws {
    let body = "<g opacity='.5'><rect width='2' height='1'/><rect x='1' width='2' height='1'/></g>"
    #expect(try text.alpha(body) == "555")
  }

  @Test func `fill and stroke of a half transparent shape are one group (VG10)`() throws {
    let body = "<rect \(rect) stroke='black' stroke-width='2' opacity='.5'/>"
    #expect(try text.alpha(body) == "555")
  }

  @Test func `the stroke's opacity is its own (VG10)`() throws {
    let body = "<path d='M0 .5h3' stroke='black' stroke-opacity='.5'/>"
    #expect(try text.alpha(body) == "555")
  }
}
