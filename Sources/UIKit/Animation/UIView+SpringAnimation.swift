public import Foundation

extension UIView {
  /// Runs a closure whose changes are animated with the motion of a spring, which is described by
  /// the duration of one swing and by its bounce.
  ///
  /// With a bounce of 0 the spring does not overshoot, with 1 it never comes to rest, and with a
  /// negative bounce it is slower than with 0. The completion is called when the spring is at rest,
  /// which is later than the duration.
  ///
  /// Differs from UIKit: a spring counts as at rest within 1/1000 of the distance, as the rule of
  /// UIKit is not known.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(period: duration, bounce: bounce, velocity: initialSpringVelocity)
    AnimationBlock.animate(
      BlockTiming(
        duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, options: options,
        spring: spring), animations, completion: completion)
  }
}

extension Spring {
  /// Makes a spring from the period of its undamped motion and its bounce, from -1 to 1.
  ///
  /// By the documentation of SwiftUI's `Spring`, a bounce of b has the damping ratio 1 − b, and a
  /// negative one 1 ∕ (1 + b).
  init(period: Double, bounce: Double, velocity: Double) {
    let bounce = max(-0.99, min(bounce, 1))
    let frequency = 2 * Double.pi / max(period, 1e-3)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }
}
