public import Foundation

extension UIView {
  /// Makes changes that are animated over a duration, then completes.
  ///
  /// The new values are there at once, on iOS too: `layer.presentation()` has those on the way.
  ///
  /// Differs from UIKit: no clock runs. Every animation is at its end, and completes, when this
  /// returns, unless a `Simulator` of `LayoutStage` holds the time.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.animate(BlockTiming(duration: duration), animations, completion: completion)
  }

  /// Makes changes that are animated over a duration after a delay, then completes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.animate(
      BlockTiming(duration: duration, delay: delay, options: options), animations,
      completion: completion)
  }

  /// Makes changes that are animated as by a spring, which is at rest after the duration.
  ///
  /// Differs from UIKit: how UIKit fits a spring into a duration is not known. Here it is the
  /// slowest one that stays within a 1000th of its way from then on.
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

  /// Runs a closure whose changes are not animated, neither by blocks around it nor by blocks in
  /// it.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.disable(actionsWithoutAnimation)
  }

  /// The duration of the animation block around; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.duration }

  /// Whether changes can be animated; default true.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// Sets whether the changes that follow can be animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }
}
