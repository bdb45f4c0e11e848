import Foundation
import Testing

@testable import LayoutStage

struct SegueRouteTests {
  private let route = SegueRoute(
    from: CGPoint(x: 100, y: 50), .right, to: CGPoint(x: 300, y: 90), .left)

  @Test func `an arrow begins and ends at its points`() {
    #expect(route.point(at: 0) == CGPoint(x: 100, y: 50))
    // The line ends where the head begins.
    #expect(route.point(at: 1) == CGPoint(x: 291, y: 90))
    #expect(route.headPath.boundingBox.maxX == 300)
  }

  @Test func `an arrow leaves and arrives at right angles`() {
    let (first, last) = (route.point(at: 0.001), route.point(at: 0.999))
    #expect(abs(first.y - 50) < 0.01)
    #expect(abs(last.y - 90) < 0.01)
    #expect(first.x > 100)
    #expect(last.x < 291)
  }

  @Test func `a label is in the middle if it can be`() {
    #expect(route.labelCenters[0] == route.point(at: 0.5))
  }
}
