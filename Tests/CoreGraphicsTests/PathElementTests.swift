import CoreGraphics
import Foundation
import Testing

/// The elements of a path, one after the other.
struct PathElementTests {
  @Test func `a closure gets the elements with their points, a curve's end last`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 4, y: 1), control: CGPoint(x: 3, y: 0))
    path.addCurve(
      to: CGPoint(x: 7, y: 1), control1: CGPoint(x: 5, y: 0), control2: CGPoint(x: 6, y: 0))
    path.closeSubpath()
    var lines: [String] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      let count = counts[element.pointee.type] ?? 0
      let places = (0..<count).map { Int(element.pointee.points[$0].x) }
      lines.append("\(element.pointee.type) \(places)")
    }
    #expect(
      lines == [
        "moveToPoint [1]", "addLineToPoint [2]", "addQuadCurveToPoint [3, 4]",
        "addCurveToPoint [5, 6, 7]", "closeSubpath []",
      ])
  }

  /// Apple's documentation of `contains(_:using:transform:)`: the transform is applied to the
  /// point.
  @Test func `a point is transformed before it is looked for in a path`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let shift = CGAffineTransform(translationX: 20, y: 0)
    #expect(path.contains(CGPoint(x: -15, y: 5), transform: shift))
    #expect(!path.contains(CGPoint(x: 25, y: 5), transform: shift))
  }
}
