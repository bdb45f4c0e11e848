import Testing

@testable import UIKit

@MainActor struct PropertyAnimatorTests {
  private let clock = AnimationClock()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private var x: CGFloat? { view.layer.presentation()?.position.x }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 2, curve: curve) { [view] in view.center.x = 150 }
  }

  @Test func `without a clock an animator that is started is at its end at once`() {
    let animator = animator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    #expect(view.center.x == 50)
    animator.startAnimation()
    #expect(x == 150)
    #expect(position == .end)
    #expect(animator.state == .inactive)
    #expect(view.layer.animations == nil)
  }

  @Test func `a paused animator shows the part that is complete, also without a clock`() {
    let animator = animator(.easeIn)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(view.center.x == 150)
    #expect(x == 75)
    animator.fractionComplete = 0.5
    #expect(x == 100)
  }

  @Test func `a part may be one of the time instead of the way`() {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(animator.fractionComplete < 0.4)
  }

  @Test func `a running animator follows the clock, pauses and goes on`() {
    let animator = animator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    clock.perform { animator.startAnimation() }
    clock.advance(to: 0.5)
    #expect(x == 75)
    #expect(animator.isRunning)
    animator.pauseAnimation()
    clock.advance(to: 7)
    #expect(x == 75)
    clock.perform { animator.startAnimation() }
    clock.advance(to: 8)
    #expect(x == 125)
    clock.advance(to: 8.5)
    #expect(position == .end)
    #expect(animator.state == .inactive)
  }

  @Test func `a reversed animator goes back to its start, and leaves the old values`() {
    let animator = animator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    clock.perform {
      animator.startAnimation()
      clock.advance(to: 1)
      animator.isReversed = true
    }
    clock.advance(to: 1.5)
    #expect(x == 75)
    clock.advance(to: 2)
    #expect(position == .start)
    #expect(view.center.x == 50)
  }

  @Test func `a stopped animator leaves what the screen shows, until it is finished`() {
    let animator = animator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    clock.perform { animator.startAnimation() }
    clock.advance(to: 0.5)
    animator.stopAnimation(false)
    #expect(view.center.x == 75)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .end)
    #expect(view.center.x == 150)
    #expect(position == .end)
  }

  @Test func `an animator that is stopped without finishing calls nobody`() {
    let animator = animator()
    var isCalled = false
    animator.addCompletion { _ in isCalled = true }
    clock.perform { animator.startAnimation() }
    clock.advance(to: 1)
    animator.stopAnimation(true)
    clock.advance(to: 9)
    #expect(!isCalled)
    #expect(view.center.x == 100)
    #expect(animator.state == .inactive)
  }

  @Test func `changes with a delay factor begin later`() {
    let animator = animator()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    clock.perform { animator.startAnimation() }
    clock.advance(to: 1)
    #expect(view.layer.presentation()?.opacity == 1)
    clock.advance(to: 1.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }

  @Test func `an animator that pauses at its end stays there and can go back`() {
    let animator = animator()
    animator.pausesOnCompletion = true
    clock.perform { animator.startAnimation() }
    clock.advance(to: 3)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(x == 150)
    animator.isReversed = true
    clock.perform { animator.startAnimation() }
    clock.advance(to: 4)
    #expect(x == 100)
  }

  @Test func `an animator with a spring swings beyond its end`() {
    let spring = UISpringTimingParameters(dampingRatio: 0.3)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { [view] in view.center.x = 150 }
    clock.perform { animator.startAnimation() }
    var greatest: CGFloat = 0
    for step in 1..<20 {
      clock.advance(to: Double(step) / 20)
      greatest = max(greatest, x ?? 0)
    }
    #expect(greatest > 160)
    clock.advance(to: 1)
    #expect(x == 150)
  }

  @Test func `a spring of given parts takes the time that it needs`() {
    let parts = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parts)
    #expect(animator.duration > 1 && animator.duration < 2)
  }

  @Test func `a running animator is started after its delay`() {
    _ = clock.perform {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 1, options: .curveLinear, animations: { [view] in view.alpha = 0 })
    }
    clock.advance(to: 1.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }
}
