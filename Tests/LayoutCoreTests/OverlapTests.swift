import Foundation
import LayoutCore
import Testing

struct OverlapTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test(arguments: [
    (29.0, 0.0, true), (30, 0, false), (0, 39, true), (0, 40, false), (-31, 0, false),
  ])
  func `rectangles overlap if they share more than an edge (A47)`(
    dx: Double, dy: Double, overlap: Bool
  ) {
    #expect(rect.overlaps(rect.offsetBy(dx: dx, dy: dy)) == overlap)
    #expect(rect.offsetBy(dx: dx, dy: dy).overlaps(rect) == overlap)
  }

  @Test func `what is no number overlaps nothing`() {
    let lost = CGRect(x: CGFloat.nan, y: 20, width: 30, height: 40)
    #expect(!lost.overlaps(rect) && !rect.overlaps(lost))
  }

  @Test(arguments: [
    CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), .null,
  ])
  func `a rectangle is finite if its four numbers are`(lost: CGRect) {
    #expect(rect.isFinite)
    #expect(!lost.isFinite)
  }
}
