import Testing
import UIKit

@MainActor struct OtherRecognizerTests {
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
