import Foundation
import LayoutCore
import Testing

struct AxisTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test(arguments: Axis.allCases)
  func `turning twice is the identity`(axis: Axis) {
    #expect(axis.turned.turned == axis)
    #expect(axis.turned != axis)
  }

  @Test(arguments: Axis.allCases)
  func `a rectangle survives the way there and back`(axis: Axis) {
    #expect(axis.rect(axis.rect(rect)) == rect)
  }

  @Test func `along a vertical axis means down`() {
    let along = Axis.vertical.rect(rect)
    #expect(along.along == Span(start: 2, length: 4))
    #expect(along.across == Span(start: 1, length: 3))
  }

  @Test func `a vertical axis starts at the top and a horizontal one at the left`() {
    let vertical = Axis.vertical.insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(vertical == AxisInsets(start: 1, end: 3, near: 2, far: 4))
    let horizontal = Axis.horizontal.insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(horizontal == AxisInsets(start: 2, end: 4, near: 1, far: 3))
  }

  @Test func `a rectangle of negative size covers what its standard form covers`() {
    let turned = CGRect(x: 4, y: 6, width: -3, height: -4)
    #expect(Axis.vertical.rect(turned) == Axis.vertical.rect(rect))
  }

  @Test func `stretches that share an end do not overlap`() {
    #expect(!Span(start: 0, length: 5).overlaps(Span(start: 5, length: 5)))
    #expect(Span(start: 0, length: 5.5).overlaps(Span(start: 5, length: 5)))
  }

  @Test func `K9 a point of no length overlaps what it lies inside of or touches`() {
    #expect(Span(start: 3, length: 0).overlaps(Span(start: 0, length: 5)))
    #expect(Span(start: 5, length: 0).overlaps(Span(start: 0, length: 5)))
    #expect(!Span(start: 5.5, length: 0).overlaps(Span(start: 0, length: 5)))
  }
}
