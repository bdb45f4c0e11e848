import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import LayoutStage

@Suite struct CGRectSubtractingTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `nothing is taken away by a rectangle elsewhere`() {
    #expect(square.subtracting(CGRect(x: 10, y: 0, width: 5, height: 5)) == [square])
  }

  @Test func `nothing is left under a larger rectangle`() {
    #expect(square.subtracting(square.insetBy(dx: -1, dy: -1)).isEmpty)
  }

  @Test func `a hole leaves four pieces`() {
    let pieces = square.subtracting(CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(
      pieces == [
        CGRect(x: 0, y: 0, width: 10, height: 3), CGRect(x: 0, y: 8, width: 10, height: 2),
        CGRect(x: 0, y: 3, width: 2, height: 5), CGRect(x: 6, y: 3, width: 4, height: 5),
      ])
  }

  @Test func `the pieces and what was hidden have the area of the whole`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let other = CGRect(
        x: .random(in: -5...12, using: &random), y: .random(in: -5...12, using: &random),
        width: .random(in: 0...12, using: &random), height: .random(in: 0...12, using: &random))
      let pieces = square.subtracting(other).reduce(0) { $0 + $1.area }
      let hidden = square.overlaps(other) ? square.intersection(other).area : 0
      #expect(abs(pieces + hidden - 100) < 1e-9, "\(other)")
    }
  }
}
