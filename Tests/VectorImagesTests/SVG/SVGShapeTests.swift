import Foundation
import TestSupport
import Testing

@Suite struct SVGShapeTests {
  private let text = SVGText(size: CGSize(width: 6, height: 2))

  @Test func `a rectangle has a place and a size (VG5)`() throws {
    #expect(try text.alpha("<rect x='1' y='1' width='3' height='1'/>") == "······\n·███··")
  }

  @Test func `one radius of a rectangle's corners counts for both (VG5)`() throws {
    let both = try text.alpha("<rect width='4' height='2' rx='1' ry='1'/>")
    #expect(try text.alpha("<rect width='4' height='2' rx='1'/>") == both)
    #expect(try text.alpha("<rect width='4' height='2' ry='1'/>") == both)
    #expect(try text.alpha("<rect width='4' height='2' rx='1' ry='9'/>") == both)
  }

  @Test func `a circle is an ellipse with one radius (VG5)`() throws {
    let circle = try text.alpha("<circle cx='2' cy='1' r='1'/>")
    #expect(circle == "·88···\n·88···")
    #expect(try text.alpha("<ellipse cx='2' cy='1' rx='1' ry='1'/>") == circle)
    #expect(try text.alpha("<ellipse cx='2' cy='1' rx='1'/>") == circle)
  }

  @Test func `a polygon is closed and a polyline is not (VG5)`() throws {
    let stroke = "fill='none' stroke='black' stroke-linecap='butt'"
    let points = "points='1,-5 1,.5 5,.5 5,-5'"
    #expect(try text.alpha("<polyline \(points) \(stroke)/>") == "5████5\n······")
    #expect(try text.alpha("<polygon points='0,0 3,0 3,2 0,2'/>") == "███···\n███···")
    #expect(try text.alpha("<polyline points='0,0 3,0 3,2 0,2'/>") == "███···\n███···")
  }

  @Test func `a line is stroked and never filled (VG5)`() throws {
    let line = "<line x1='1' y1='1' x2='4' y2='1' stroke='black' stroke-width='2'/>"
    #expect(try text.alpha(line) == "·███··\n·███··")
    #expect(try text.alpha("<line x1='1' y1='1' x2='4' y2='2'/>") == "······\n······")
  }

  @Test(arguments: [
    "<rect width='0' height='2'/>", "<rect width='-1' height='2'/>", "<rect width='x' height='2'/>",
    "<circle r='-1'/>", "<circle/>", "<polygon/>", "<polygon points='1'/>", "<path/>", "<line/>",
  ])
  func `a shape without a size draws nothing (VG5)`(element: String) throws {
    #expect(try text.alpha(element) == "······\n······")
  }

  @Test(arguments: [
    ("3px", 3), ("2.25pt", 3), (".03125in", 3), ("50%", 3), (".79375mm", 3), ("0.1875em", 3),
    (".1875pc", 3),
  ])
  func `lengths have units (VG5)`(width: String, points: Int) throws {
    #expect(
      try text.alpha("<rect width='\(width)' height='1'/>")
        == String(repeating: "█", count: points) + "···\n······")
  }
}
