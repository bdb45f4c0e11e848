import Foundation
import Testing
import UIKit

/// A file that imports Foundation too, whose own `intersects` counts a shared edge.
struct IntersectingBesideFoundationTests {
  private let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let next = CGRect(x: 0, y: 10, width: 10, height: 10)

  @Test func `A47 rectangles that share only an edge do not intersect`() {
    #expect(!rect.intersects(next))
    #expect(rect.insetBy(dx: 0, dy: -0.5).intersects(next))
    #expect(!rect.touches(next))
    #expect(![rect, next].contains { $0.intersects(next) && $0 == rect })
  }
}

extension CGRect {
  fileprivate func touches(_ other: CGRect) -> Bool { intersects(other) }
}
