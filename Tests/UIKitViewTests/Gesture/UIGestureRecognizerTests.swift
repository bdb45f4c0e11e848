import Testing
import UIKit

@MainActor struct UIGestureRecognizerTests {
  private let view = UIView()
  private let tap = UITapGestureRecognizer()

  @Test func `a recogniser knows the view that it was put on`() {
    view.addGestureRecognizer(tap)
    #expect(tap.view === view)
    #expect(view.gestureRecognizers == [tap])
  }

  @Test func `a recogniser is on one view at a time`() {
    let other = UIView()
    view.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil)
    #expect(tap.view === other)
  }

  @Test func `a recogniser can be taken away`() {
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil)
    #expect(tap.view == nil)
  }

  @Test func `nobody drags a scroll view`() {
    let scrollView = UIScrollView()
    let pan = scrollView.panGestureRecognizer
    #expect(pan === scrollView.panGestureRecognizer)
    #expect(pan.view === scrollView)
    #expect(pan.state == .possible)
    #expect(pan.velocity(in: scrollView) == .zero)
    #expect(pan.translation(in: scrollView) == .zero)
  }

  @Test func `recognisers without fingers stand as on iOS`() {
    let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    #expect((pinch.scale, pinch.velocity) == (1, 0))
    #expect((turn.rotation, turn.velocity) == (0, 0))
    pinch.scale = 2
    #expect(pinch.scale == 2)
  }

  @Test func `a swipe goes to the right with one finger`() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    swipe.direction = [.left, .up]
    #expect(swipe.direction.rawValue == 6)
  }
}
