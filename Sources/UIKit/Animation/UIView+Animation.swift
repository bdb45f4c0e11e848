public import Foundation

extension UIView {
  /// Runs a closure whose changes are animated over a duration, and calls the completion at the
  /// end.
  ///
  /// As on iOS, the properties have their new values immediately; `layer.presentation()` has the
  /// values during the animation.
  ///
  /// Differs from UIKit: there is no real-time clock. Every animation has ended and called its
  /// completion when this method returns, unless a `Simulator` of `LayoutStage` controls the time.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.animate(BlockTiming(duration: duration), animations, completion: completion)
  }

  /// Runs a closure whose changes are animated over a duration after a delay, and calls the
  /// completion at the end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.animate(
      BlockTiming(duration: duration, delay: delay, options: options), animations,
      completion: completion)
  }

  /// Runs a closure whose changes are animated with the motion of a spring, which is at rest after
  /// the duration.
  ///
  /// Differs from UIKit: it is not known how UIKit fits a spring to a duration. Here it is the
  /// slowest spring that, after the duration, stays within 1/1000 of the distance from its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(settlingIn: duration, dampingRatio: dampingRatio, velocity: velocity)
    AnimationBlock.animate(
      BlockTiming(duration: duration, delay: delay, options: options, spring: spring), animations,
      completion: completion)
  }

  /// Runs a closure whose changes are not animated, neither by enclosing nor by nested animation
  /// blocks.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.disable(actionsWithoutAnimation)
  }

  /// The duration of the enclosing animation block; 0 outside blocks.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.duration }

  /// Whether changes can be animated; the default is `true`.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// Sets whether subsequent changes can be animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }
}
