public import Foundation

extension UIView {
  /// Makes changes at once, then completes.
  ///
  /// Differs from UIKit: there is no clock, so every animation is at its end when this returns.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.run(animations)
    completion?(true)
  }

  /// Makes changes at once, then completes.
  ///
  /// Differs from UIKit: there is no clock, so every animation is at its end when this returns.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes at once, then completes.
  ///
  /// Differs from UIKit: there is no clock, so every animation is at its end when this returns.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes at once, then completes.
  ///
  /// Differs from UIKit: there is no clock, so every transition is at its end when this returns.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.run { animations?() }
    completion?(true)
  }

  /// Runs a closure whose changes are not animated, neither by blocks around it nor by blocks in
  /// it.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.disable(actionsWithoutAnimation)
  }

  /// Whether changes can be animated; default true.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// Sets whether the changes that follow can be animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }
}
