import Foundation
import Testing

@testable import QuartzCore

@MainActor struct LayerAnimationTests {
  private let clock = AnimationClock()
  private let layer = CALayer()

  init() {
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.position = CGPoint(x: 50, y: 50)
  }

  private var shown: CALayer { layer.presentation() ?? CALayer() }

  private func basic(_ path: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    return animation
  }

  @Test func `an animation covers the layer's value, which stays`() {
    clock.perform { layer.add(basic("position.x", from: 0, to: 100), forKey: "move") }
    clock.advance(to: 0.25)
    #expect(shown.position == CGPoint(x: 25, y: 50))
    #expect(layer.position.x == 50)
    #expect(layer.animationKeys() == ["move"])
    clock.advance(to: 1)
    #expect(shown.position.x == 50)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `values may be numbers, boxes and structures`() {
    let values: [(String, Any, Any)] = [
      ("position", CGPoint.zero, CGPoint(x: 20, y: 40)),
      ("position", NSValue(point: .zero), NSValue(point: CGPoint(x: 20, y: 40))),
      ("opacity", NSNumber(value: 0), 1.0),
      ("bounds", NSValue(rect: .zero), CGRect(x: 2, y: 4, width: 6, height: 8)),
      ("bounds.size", NSValue(size: .zero), CGSize(width: 6, height: 8)),
      (
        "transform", NSValue(caTransform3D: CATransform3DIdentity),
        CATransform3DMakeTranslation(8, 0, 0)
      ),
      ("transform.translation.x", 0, 8),
    ]
    for (path, from, to) in values {
      let layer = CALayer()
      clock.perform { layer.add(basic(path, from: from, to: to), forKey: nil) }
      clock.advance(by: 0.5)
      let shown = layer.presentation() ?? CALayer()
      switch path {
      case "position": #expect(shown.position == CGPoint(x: 10, y: 20))
      case "opacity": #expect(shown.opacity == 0.5)
      case "bounds": #expect(shown.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
      case "bounds.size": #expect(shown.bounds.size == CGSize(width: 3, height: 4))
      default: #expect(shown.transform.m41 == 4)
      }
    }
  }

  @Test func `what is missing of a basic animation is what the screen shows`() {
    let by = CABasicAnimation(keyPath: "position.x")
    by.byValue = 20
    by.duration = 1
    let expected: [(CABasicAnimation, CGFloat)] = [
      (basic("position.x", from: 0, to: nil), 25), (basic("position.x", from: nil, to: 0), 25),
      (by, 60),
    ]
    for (animation, middle) in expected {
      let clock = AnimationClock()
      clock.perform { layer.add(animation, forKey: "x") }
      clock.advance(to: 0.5)
      #expect(shown.position.x == middle)
      layer.removeAllAnimations()
    }
  }

  @Test func `an animation that is kept holds its last value`() {
    let animation = basic("opacity", from: 1, to: 0.25)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    layer.add(animation, forKey: "fade")
    #expect(shown.opacity == 0.25)
    #expect(layer.animation(forKey: "fade") === animation)
    layer.removeAnimation(forKey: "fade")
    #expect(shown.opacity == 1)
  }

  @Test func `an animation that stands still shows its offset, also without a clock`() {
    let animation = basic("position.x", from: 0, to: 100)
    animation.speed = 0
    animation.timeOffset = 0.3
    layer.add(animation, forKey: "still")
    #expect(abs(shown.position.x - 30) < 1e-9)
  }

  @Test func `an animation may begin later, and show its first value until then`() {
    let animation = basic("opacity", from: 0, to: 1)
    animation.fillMode = .backwards
    clock.advance(to: 3)
    clock.perform {
      animation.beginTime = CACurrentMediaTime() + 1
      layer.add(animation, forKey: nil)
    }
    #expect(shown.opacity == 0)
    clock.advance(to: 4.5)
    #expect(shown.opacity == 0.5)
  }

  @Test func `keyframes go through their values, each with its pace`() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 50]
    animation.keyTimes = [0, 0.2, 1]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeInEaseOut),
    ]
    animation.duration = 10
    clock.perform { layer.add(animation, forKey: nil) }
    clock.advance(to: 1)
    #expect(shown.position.x == 50)
    clock.advance(to: 4)
    #expect(shown.position.x > 80)
    clock.advance(to: 6)
    #expect(abs(shown.position.x - 75) < 1e-9)
  }

  @Test func `a whole turn goes all the way round`() {
    clock.perform {
      layer.add(basic("transform.rotation.z", from: 0, to: 2 * CGFloat.pi), forKey: nil)
    }
    clock.advance(to: 0.5)
    #expect(abs(shown.transform.m11 + 1) < 1e-12)
  }

  @Test func `additive animations add up`() {
    for key in ["one", "two"] {
      let animation = basic("position.x", from: 0, to: 100)
      animation.isAdditive = true
      clock.perform { layer.add(animation, forKey: key) }
    }
    clock.advance(to: 0.5)
    #expect(shown.position.x == 150)
  }

  @Test func `the animations of a group take its duration and are cut off at its end`() {
    let group = CAAnimationGroup()
    let long = basic("position.x", from: 0, to: 100)
    long.duration = 4
    let whole = basic("opacity", from: 1, to: 0)
    whole.duration = 0
    group.animations = [long, whole]
    group.duration = 2
    clock.perform { layer.add(group, forKey: "group") }
    clock.advance(to: 1)
    #expect(shown.position.x == 25)
    #expect(shown.opacity == 0.5)
    #expect(layer.animation(forKey: "group") === group)
    clock.advance(to: 2)
    #expect(shown.position.x == 50)
  }

  @Test func `a spring animation swings beyond its end`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.duration = spring.settlingDuration
    #expect(spring.duration > 1 && spring.duration < 2)
    clock.perform { layer.add(spring, forKey: nil) }
    clock.advance(to: 0.36)
    #expect(shown.position.x > 110)
  }

  @Test func `the delegate is told of start and end, and whether it was reached`() {
    let delegate = Delegate()
    let animation = basic("opacity", from: 1, to: 0)
    animation.delegate = delegate
    layer.add(animation, forKey: nil)
    #expect(delegate.log == ["start", "stop true"])
    clock.perform { layer.add(animation, forKey: "fade") }
    clock.advance(to: 0.5)
    layer.removeAnimation(forKey: "fade")
    #expect(delegate.log == ["start", "stop true", "start", "stop false"])
  }

  @Test func `a copy of an animation has its values`() throws {
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.mass, spring.toValue, spring.duration) = (7, 1, 3)
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect(copy.keyPath == "opacity")
    #expect((copy.mass, copy.duration) == (7, 3))
    #expect(copy.toValue as? Int == 1)
  }

  @Test func `a curve is known by its points`() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
    #expect(point == [0.3, 0.4])
  }
}

private final class Delegate: CAAnimationDelegate {
  var log: [String] = []
  func animationDidStart(_ anim: CAAnimation) { log.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
}
