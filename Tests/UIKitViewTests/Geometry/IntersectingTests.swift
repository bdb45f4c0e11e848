import Testing
import UIKit

/// A file that imports UIKit alone, as most layouts do.
struct IntersectingTests {
  private let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let next = CGRect(x: 10, y: 0, width: 10, height: 10)

  @Test func `A47 rectangles that share only an edge do not intersect`() {
    #expect(!rect.intersects(next))
    #expect(rect.intersects(next.insetBy(dx: -0.5, dy: 0)))
    #expect([rect].filter { $0.intersects(next) }.isEmpty)
    #expect([rect].filter(next.intersects).isEmpty)
    #expect((rect as CGRect?)?.intersects(next) == false)
  }

  @Test func `K9 a rectangle of no width intersects what it touches`() {
    #expect(rect.intersects(CGRect(x: 10, y: 0, width: 0, height: 10)))
    #expect(!rect.intersects(.null))
  }

  @Test func `what rectangles that share an edge have in common is an edge`() {
    #expect(rect.intersection(next) == CGRect(x: 10, y: 0, width: 0, height: 10))
    #expect(!rect.intersection(next).isNull)
    #expect(rect.intersection(next.offsetBy(dx: 1, dy: 0)).isNull)
  }
}
