import Testing

@testable import UIKit

@MainActor struct AnimationClockTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `without a clock an animation is at its end at once`() {
    var isFinished = false
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      isFinished = $0
    }
    #expect(isFinished)
    #expect(view.layer.presentation()?.opacity == 0.5)
    #expect(view.layer.animations == nil)
  }

  @Test func `the new value is there at once, and the screen follows with the clock`() {
    let clock = AnimationClock()
    clock.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 150 }
    }
    #expect(view.center.x == 150)
    #expect(view.layer.presentation()?.position.x == 50)
    clock.advance(to: 0.5)
    #expect(view.layer.presentation()?.position.x == 75)
    clock.advance(to: 2)
    #expect(view.layer.presentation()?.position.x == 150)
    #expect(clock.end == 2)
  }

  @Test func `completions come in the order of their times, each at its own`() {
    let clock = AnimationClock()
    var log: [String] = []
    clock.perform {
      UIView.animate(withDuration: 2) {
        view.alpha = 0
      } completion: { _ in
        log.append("alpha at \(clock.time)")
      }
      UIView.animate(withDuration: 1) {
        view.center.x = 0
      } completion: { _ in
        log.append("center at \(clock.time)")
      }
    }
    #expect(log == [])
    clock.advance(to: 1.5)
    #expect(log == ["center at 1.0"])
    clock.advance(by: 5)
    #expect(log == ["center at 1.0", "alpha at 2.0"])
    #expect(clock.time == 6.5)
  }

  @Test func `an animation that a completion starts begins at its time`() {
    let clock = AnimationClock()
    clock.perform {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
      }
    }
    clock.advance(to: 1.25)
    #expect(view.layer.presentation()?.opacity == 0.25)
  }

  @Test func `a block that changes nothing completes at once`() {
    let clock = AnimationClock()
    var isFinished = false
    clock.perform {
      UIView.animate(withDuration: 1) {
      } completion: {
        isFinished = $0
      }
    }
    #expect(isFinished)
  }

  @Test func `a clock does not go back`() {
    let clock = AnimationClock()
    clock.advance(to: 3)
    clock.advance(to: 1)
    #expect(clock.time == 3)
  }

  @Test func `while animations are off nothing is recorded`() {
    let clock = AnimationClock()
    clock.perform {
      UIView.performWithoutAnimation { UIView.animate(withDuration: 1) { view.alpha = 0 } }
      UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x = 9 } }
    }
    #expect(view.layer.animations == nil)
  }

  @Test func `the media time is the clock's`() {
    let clock = AnimationClock()
    clock.advance(to: 4)
    #expect(clock.perform { CACurrentMediaTime() } == 4)
  }
}
