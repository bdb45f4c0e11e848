import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct PathTests {
  private let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))

  @Test func `after a close the current point is the contour's start`() {
    #expect(square.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `an empty path has no current point and null bounds`() {
    #expect(Path().currentPoint == nil)
    #expect(Path().boundingBox.isNull)
  }

  @Test func `the bounding box holds the curve, not its control points`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(path.controlPointBounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a cubic's bounding box reaches where it turns back`() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 0, y: 8), control1: CGPoint(x: 4, y: 0), control2: CGPoint(x: 4, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 8))
  }

  @Test func `an ellipse touches its rectangle's sides`() {
    let rect = CGRect(x: 3, y: 4, width: 7, height: 5)
    let box = Path(ellipseIn: rect).boundingBox
    #expect(abs(box.minX - 3) < 1e-12 && abs(box.maxX - 10) < 1e-12)
    #expect(abs(box.minY - 4) < 1e-12 && abs(box.maxY - 9) < 1e-12)
  }

  @Test func `a point is inside by the rule`() {
    var ring = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(ring.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!ring.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func `drawn backwards a path ends where it began`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addCurve(
      to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 2, y: 0), control2: CGPoint(x: 4, y: 2))
    let back = path.reversed()
    #expect(back.currentPoint == .zero)
    #expect(
      back.elements[1]
        == .curve(
          to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 4, y: 2), control2: CGPoint(x: 2, y: 0)))
    #expect(back.reversed() == path)
  }

  @Test func `a step after a close begins at the closed contour's start`() {
    var path = square
    path.addLine(to: CGPoint(x: 9, y: 9))
    let moved = path.reversed().elements.suffix(2)
    #expect(
      Array(path.reversed().elements.prefix(2)) == [
        .move(to: CGPoint(x: 9, y: 9)), .line(to: CGPoint(x: 1, y: 2)),
      ])
    #expect(moved.last == .close)
  }

  @Test func `contours that begin without a move begin at the last start, or at the step's end`() {
    let (p, q, r) = (CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 2))
    let path = Path(elements: [.close, .line(to: p), .line(to: q), .close, .line(to: r), .close])
    #expect(
      path.reversed().elements == [
        .move(to: r), .line(to: p), .close, .move(to: q), .line(to: p), .line(to: p), .close,
      ])
    #expect(path.boundingBox == CGRect(x: 1, y: 0, width: 1, height: 2))
  }

  @Test func `an arc from east to south is clockwise on a screen`() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let box = path.boundingBox
    #expect(abs(box.maxX - 2) < 1e-12 && abs(box.maxY - 2) < 1e-12)
    #expect(abs(box.minX) < 1e-12 && abs(box.minY) < 1e-12)
  }

  @Test func `an arc the other way goes the long way round`() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    let box = path.boundingBox
    #expect(abs(box.minX + 2) < 1e-12 && abs(box.minY + 2) < 1e-12)
  }

  @Test func `an arc joins what is there by a line`() {
    var path = Path()
    path.move(to: CGPoint(x: -5, y: 0))
    path.addArc(
      center: .zero, radius: 2, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.elements[1] == .line(to: CGPoint(x: 2, y: 0)))
  }
}
