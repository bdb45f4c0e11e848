import Foundation
import Testing

@testable import LayoutStage

@Suite struct SegmentTests {
  private let square = CGRect(x: 10, y: 10, width: 10, height: 10)

  private func segment(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Segment {
    Segment(start: CGPoint(x: x1, y: y1), end: CGPoint(x: x2, y: y2))
  }

  @Test func `a line through a rectangle enters it`() {
    #expect(segment(0, 0, 30, 30).enters(square))
    #expect(segment(15, 0, 15, 30).enters(square))
  }

  @Test func `a line inside a rectangle enters it`() {
    #expect(segment(12, 12, 14, 18).enters(square))
  }

  @Test func `a line along an edge does not enter`() {
    #expect(!segment(10, 0, 10, 30).enters(square))
  }

  @Test func `a line past a corner does not enter`() {
    #expect(!segment(0, 12, 12, 0).enters(square))
  }

  @Test func `a line that ends before a rectangle does not enter`() {
    #expect(!segment(0, 15, 9, 15).enters(square))
  }

  @Test func `crossing lines meet`() {
    #expect(segment(0, 0, 10, 10).meets(segment(0, 10, 10, 0)))
  }

  @Test func `a line that ends on another meets it`() {
    #expect(segment(0, 0, 10, 0).meets(segment(5, 0, 5, 5)))
  }

  @Test func `parallel lines do not meet`() {
    #expect(!segment(0, 0, 10, 0).meets(segment(0, 1, 10, 1)))
  }

  @Test func `pieces of one line meet only where they overlap`() {
    #expect(segment(0, 0, 10, 0).meets(segment(10, 0, 20, 0)))
    #expect(!segment(0, 0, 10, 0).meets(segment(11, 0, 20, 0)))
  }
}
