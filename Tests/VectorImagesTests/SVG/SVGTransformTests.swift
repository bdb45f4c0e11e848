import Foundation
import TestSupport
import Testing

@Suite struct SVGTransformTests {
  private let text = SVGText(size: CGSize(width: 6, height: 2))

  @Test(arguments: [
    "translate(2)", "translate(2,0)", "translate(2 0)", "matrix(1 0 0 1 2 0)",
    "translate(1) translate(1)", "translate(1),translate(1)", "translateX(2px)",
    "scale(-1 1) translate(-4)", "rotate(180 2 .5)", "translate(2) rotate(360)",
    "rotate(90) translate(0 -4) rotate(-90) translate(-2 0)", " translate ( 2 ) ",
  ])
  func `a transform has many forms (VG9)`(transform: String) throws {
    let moved = "<rect width='2' height='1' transform='\(transform)'/>"
    #expect(try text.alpha(moved) == "··██··\n······")
  }

  @Test func `the first transform of a list is the outermost (VG9)`() throws {
    let body = "<rect width='1' height='1' transform='translate(2) scale(2)'/>"
    #expect(try text.alpha(body) == "··██··\n··██··")
  }

  @Test func `a skew moves rows (VG9)`() throws {
    let body = "<path d='M0 0h2v2h-2z' transform='skewX(45)'/>"
    #expect(try text.alpha(body) == "5█5···\n·5█5··")
  }

  @Test(arguments: [
    "rotate(1", "turn(4)", "translate()", "scale(x)", "matrix(1 2 3)", "scale(1e400)",
  ])
  func `a transform that is not valid does nothing (VG9)`(transform: String) throws {
    let body = "<rect width='2' height='1' transform='\(transform)'/>"
    #expect(try text.alpha(body) == "██····\n······")
  }

  @Test func `a transform without an inverse hides the shape (VG9)`() throws {
    let body = "<rect width='2' height='1' transform='scale(0)'/>"
    #expect(try text.alpha(body) == "······\n······")
  }
}
