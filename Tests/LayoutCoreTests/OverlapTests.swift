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

  @Test(arguments: [
    CGRect(x: 40, y: 30, width: 0, height: 5), CGRect(x: 15, y: 20, width: 5, height: 0),
    CGRect(x: 10, y: 60, width: 0, height: 0), CGRect(x: 10, y: 15, width: 0, height: 10),
  ])
  func `K9 a rectangle of no width or no height overlaps what it touches`(empty: CGRect) {
    #expect(rect.overlaps(empty) && empty.overlaps(rect))
  }

  @Test(arguments: [
    CGRect(x: 40, y: 30, width: 5, height: 0), CGRect(x: 40.5, y: 30, width: 0, height: 5),
    CGRect(x: 20, y: 60, width: 0, height: 5), .null,
  ])
  func `K9 an extent that is there must be shared all the same`(empty: CGRect) {
    #expect(!rect.overlaps(empty) && !empty.overlaps(rect))
    #expect(!CGRect.null.overlaps(.null))
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
