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

  @Test func `a layer's speed quickens animations in it and in its sublayers`() {
    let (clock, child) = (AnimationClock(), UIView())
    view.addSubview(child)
    view.layer.speed = 4
    var isFinished = false
    clock.perform {
      UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
        child.center.x = 100
      } completion: {
        isFinished = $0
      }
    }
    #expect(clock.end == 0.75)
    clock.advance(to: 0.5)
    #expect(child.layer.presentation()?.position.x == 50)
    clock.advance(to: 0.75)
    #expect(isFinished)
  }

  @Test func `a layer's speed quickens an animation that is added to it`() {
    let clock = AnimationClock()
    view.layer.speed = 2
    clock.perform {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
      view.layer.add(fade, forKey: nil)
    }
    clock.advance(to: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
    clock.advance(to: 1)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `the duration of the block around can be read in it, with a clock and without`() {
    func durations() -> [Double] {
      var found = [UIView.inheritedAnimationDuration]
      UIView.animate(withDuration: 0.5) {
        found.append(UIView.inheritedAnimationDuration)
        UIView.animate(withDuration: 2) { found.append(UIView.inheritedAnimationDuration) }
        UIView.performWithoutAnimation { found.append(UIView.inheritedAnimationDuration) }
      }
      return found + [UIView.inheritedAnimationDuration]
    }
    #expect(durations() == [0, 0.5, 0.5, 0, 0])
    #expect(AnimationClock().perform(durations) == [0, 0.5, 0.5, 0, 0])
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
