import Foundation
import Testing
import UIKit

@MainActor @Suite struct DraggingTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let listener = DragListener()

  init() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = listener
  }

  @Test func `a drag is told from the finger's touch to the rest`() {
    view.simulateDrag(to: CGPoint(x: 0, y: 40), velocity: CGPoint(x: 0, y: 0.1))
    #expect(
      listener.calls == [
        "begin, tracking", "scroll to 40, tracking", "lift at 0.1 for 90, tracking",
        "end, moves on", "move on, decelerating", "scroll to 90, decelerating", "rest",
      ])
    #expect(!view.isDragging)
  }

  @Test func `lifted at rest, the content stays`() {
    view.simulateDrag(to: CGPoint(x: 0, y: 40))
    #expect(
      listener.calls == [
        "begin, tracking", "scroll to 40, tracking", "lift at 0.0 for 40, tracking", "end",
      ])
  }

  @Test func `content that never slows down moves to its end, or not at all`() {
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: 1)
    view.simulateDrag(to: CGPoint(x: 0, y: 40))
    #expect(view.contentOffset.y == 40)
    view.simulateDrag(to: CGPoint(x: 0, y: 50), velocity: CGPoint(x: 0, y: 2))
    #expect(view.contentOffset.y == 900)
  }

  @Test func `the delegate may change where the content comes to rest`() {
    listener.target = 250
    view.simulateDrag(to: CGPoint(x: 0, y: 40))
    #expect(view.contentOffset.y == 250)
  }

  @Test func `pulled beyond the end, the content comes back`() {
    view.simulateDrag(to: CGPoint(x: 0, y: -30))
    #expect(listener.calls.contains("scroll to -30, tracking"))
    #expect(view.contentOffset.y == 0)
  }

  @Test func `content that does not bounce is not pulled beyond its end`() {
    view.bounces = false
    view.simulateDrag(to: CGPoint(x: 0, y: -30))
    #expect(listener.calls == ["begin, tracking", "lift at 0.0 for 0, tracking", "end"])
  }

  @Test func `a fast rate of deceleration stops sooner (F10)`() {
    view.decelerationRate = .fast
    view.simulateDrag(to: .zero, velocity: CGPoint(x: 0, y: 1))
    #expect(view.contentOffset.y == 99)
    view.decelerationRate = .normal
    view.simulateDrag(to: .zero, velocity: CGPoint(x: 0, y: 1))
    #expect(view.contentOffset.y == 499)
  }

  @Test(arguments: [(140, 0, 100), (160, 0, 200), (110, 0.5, 200), (190, -0.5, 100), (950, 2, 900)])
  func `pages are multiples of the bounds (F1)`(start: Double, velocity: Double, end: Double) {
    view.isPagingEnabled = true
    view.simulateDrag(to: CGPoint(x: 0, y: start), velocity: CGPoint(x: 0, y: velocity))
    #expect(view.contentOffset == CGPoint(x: 0, y: end))
  }

  @Test func `a view that does not scroll is not dragged`() {
    view.isScrollEnabled = false
    view.simulateDrag(to: CGPoint(x: 0, y: 40))
    #expect(listener.calls.isEmpty)
  }
}

/// A delegate that notes the calls of a drag.
private final class DragListener: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var target: CGFloat?

  private func note(_ word: String, _ view: UIScrollView) {
    let states = [
      view.isTracking ? "tracking" : nil, view.isDecelerating ? "decelerating" : nil,
    ].compactMap(\.self)
    calls.append(([word] + states).joined(separator: ", "))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin", scrollView) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scroll to \(Int(scrollView.contentOffset.y))", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("lift at \(velocity.y) for \(Int(targetContentOffset.pointee.y))", scrollView)
    if let target { targetContentOffset.pointee.y = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append(decelerate ? "end, moves on" : "end")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("move on", scrollView) }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
}
