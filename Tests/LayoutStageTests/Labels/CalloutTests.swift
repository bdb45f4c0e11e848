import Foundation
import LayoutCore
import Testing

@testable import LayoutStage

@Suite struct CalloutTests {
  private let page = AnnotationPage(
    bounds: CGRect(x: 0, y: 0, width: 400, height: 400),
    screen: CGRect(x: 100, y: 100, width: 200, height: 200),
    viewport: CGRect(x: 100, y: 100, width: 200, height: 200),
    origin: CGPoint(x: 100, y: 100), zoom: 1)

  private func best(
    _ gap: CGRect, _ axis: Axis, size: CGSize = CGSize(width: 30, height: 14),
    obstacles: [CGRect] = []
  ) throws -> LabelOption {
    var placer = LabelPlacer(bounds: page.bounds)
    let callout = Callout(gap: gap, axis: axis, size: size, page: page, obstacles: obstacles)
    let option = placer.place(callout.options)
    return try #require(option)
  }

  @Test func `a value that has room stands in the middle of its gap`() throws {
    let gap = CGRect(x: 150, y: 150, width: 80, height: 40)
    let option = try best(gap, .horizontal)
    #expect(option.frame.center == gap.center)
    #expect(option.leader.isEmpty)
  }

  @Test func `a dimension line reaches from side to side of its gap`() throws {
    let option = try best(CGRect(x: 150, y: 150, width: 80, height: 40), .horizontal)
    #expect(option.measure?.start == CGPoint(x: 150, y: 170))
    #expect(option.measure?.end == CGPoint(x: 230, y: 170))
  }

  @Test func `the value of a small gap moves out of the screen on a leader`() throws {
    let option = try best(CGRect(x: 110, y: 190, width: 180, height: 10), .vertical)
    #expect(!option.frame.overlaps(page.screen))
    #expect(option.leader.first == option.measure?.middle)
  }

  @Test func `the value of a side inset moves straight out beyond that side`() throws {
    let left = try best(CGRect(x: 100, y: 110, width: 10, height: 180), .horizontal)
    #expect(left.frame.maxX < page.screen.minX)
    let right = try best(CGRect(x: 290, y: 110, width: 10, height: 180), .horizontal)
    #expect(right.frame.minX > page.screen.maxX)
  }

  @Test func `a gap closed in by cells is labelled beside it`() throws {
    let gap = CGRect(x: 195, y: 180, width: 10, height: 40)
    let closing = [
      CGRect(x: 110, y: 110, width: 180, height: 60),
      CGRect(x: 110, y: 230, width: 180, height: 60),
      CGRect(x: 110, y: 180, width: 85, height: 40), CGRect(x: 205, y: 180, width: 85, height: 40),
    ]
    let option = try best(gap, .horizontal, obstacles: closing)
    #expect(page.screen.contains(option.frame))
    #expect(option.leader.count == 2)
  }
}
