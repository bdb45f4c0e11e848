import CoreGraphics
import Testing

struct FormerFunctionsTests {
  private let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test func `functions answer as the members do`() {
    #expect(CGRectGetMinX(rect) == 1 && CGRectGetMidX(rect) == 16 && CGRectGetMaxX(rect) == 31)
    #expect(CGRectGetMinY(rect) == 2 && CGRectGetMidY(rect) == 22 && CGRectGetMaxY(rect) == 42)
    #expect(CGRectGetWidth(rect) == 30 && CGRectGetHeight(rect) == 40)
    #expect(CGRectInset(rect, 5, 10) == CGRect(x: 6, y: 12, width: 20, height: 20))
    #expect(CGRectOffset(rect, 5, 10) == CGRect(x: 6, y: 12, width: 30, height: 40))
    #expect(CGRectContainsPoint(rect, CGPoint(x: 1, y: 2)))
  }

  @Test func `rectangles that share only an edge do not intersect`() {
    // Fact A47.
    #expect(!CGRectIntersectsRect(rect, CGRectOffset(rect, 30, 0)))
    #expect(CGRectIntersectsRect(rect, CGRectOffset(rect, 29.5, 0)))
  }

  @Test func `K9 a rectangle of no width intersects what it touches`() {
    #expect(CGRectIntersectsRect(rect, CGRect(x: 31, y: 2, width: 0, height: 40)))
    #expect(!CGRectIntersectsRect(rect, CGRect(x: 31, y: 42, width: 0, height: 40)))
  }
}
