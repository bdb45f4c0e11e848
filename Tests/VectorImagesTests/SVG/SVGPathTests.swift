import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

@Suite struct SVGPathTests {
  private let text = SVGText(size: CGSize(width: 6, height: 2))

  private func path(_ data: String) throws -> String { try text.alpha("<path d='\(data)'/>") }

  @Test(arguments: [
    "M1 0L3 0L3 2L1 2Z", "M1 0H3V2H1Z", "m1 0h2v2h-2z", "m1,0 2,0 0,2 -2,0z", "M1 0 3 0 3 2 1 2",
    "M1-0L3+0L3 2e0L1 20e-1z", "M1.0.0L3.0.0 3 2 1 2", "M 1 0\n\t L,3 0 3 2 1 2",
  ])
  func `lines are written in many ways (VG4)`(data: String) throws {
    #expect(try path(data) == "·██···\n·██···")
  }

  @Test func `a command after a close begins at the contour's start (VG4)`() throws {
    #expect(try path("m1 0h1v1h-1zv1h3v1h-3z") == "·█····\n·███··")
  }

  @Test func `the flags of arcs may be glued to what follows (VG4)`() throws {
    let apart = try path("M0 2A2 2 0 0 1 4 2z")
    #expect(try path("M0 2a2 2 0 014 0z") == apart)
    #expect(try path("M0 2a2 2 0 01 4 0z") == apart)
  }

  @Test func `an arc touches its ellipse (VG4)`() throws {
    let arc = try SVGText(size: CGSize(width: 40, height: 20)).bitmap(
      "<path d='M0 10A20 10 0 0 0 40 10A20 10 0 0 0 0 10z'/>", scale: 4)
    let ellipse = try SVGText(size: CGSize(width: 40, height: 20)).bitmap(
      "<ellipse cx='20' cy='10' rx='20' ry='10'/>", scale: 4)
    #expect(arc.largestDifference(to: ellipse) <= 1)
  }

  @Test func `an arc whose radii are too small is enlarged to reach its end (VG4)`() throws {
    #expect(try path("M0 2A.1 .1 0 0 1 4 2z") == path("M0 2A2 2 0 0 1 4 2z"))
  }

  @Test func `an arc without a radius is a line (VG4)`() throws {
    #expect(try path("M1 0h2A0 5 0 0 1 3 2h-2z") == "·██···\n·██···")
  }

  @Test func `smooth curves reflect the control point before (VG4)`() throws {
    #expect(
      try path("M0 2C0 1 1 0 2 0S4 1 4 2z") == path("M0 2C0 1 1 0 2 0C3 0 4 1 4 2z"))
    #expect(try path("M0 2Q1 0 2 1T4 0V2z") == path("M0 2Q1 0 2 1Q3 2 4 0V2z"))
  }

  @Test func `a smooth curve after a line has no control point of its own (VG4)`() throws {
    #expect(try path("M0 2L2 0S4 1 4 2z") == path("M0 2L2 0C2 0 4 1 4 2z"))
  }

  @Test func `a path is drawn up to its first mistake, which is named (VG4)`() throws {
    let image = try text.image("<path d='M1 0h2v2h-2z M 4 x'/>")
    let alpha = Picture.alpha(of: image.drawing.rasterized(width: 6, height: 2))
    #expect(alpha == "·██···\n·██···")
    #expect(image.omissions.count == 1)
    #expect(image.omissions.first?.hasPrefix("path data after a mistake") == true)
  }

  @Test func `a path that does not begin with a move draws nothing (VG4)`() throws {
    #expect(try path("L1 0h2v2h-2z") == "······\n······")
  }

  @Test func `the even-odd rule leaves holes (VG4)`() throws {
    let data = "M0 0h6v2h-6zM2 0h2v2h-2z"
    #expect(try path(data) == "██████\n██████")
    #expect(
      try text.alpha("<path fill-rule='evenodd' d='\(data)'/>") == "██··██\n██··██")
  }

  @Test func `a number that is too large ends a path without a trap (VG4)`() throws {
    #expect(try path("M1 0h2v2h-2z L 1e999 0") == "·██···\n·██···")
  }
}

extension Bitmap {
  /// Returns the largest difference of any byte to another bitmap of the size.
  func largestDifference(to other: Bitmap) -> Int {
    withUnsafeBytes { a in
      other.withUnsafeBytes { b in zip(a, b).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) } }
    }
  }
}
