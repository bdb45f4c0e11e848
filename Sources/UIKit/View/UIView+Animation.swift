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

  /// Makes changes that belong to no animation, neither around them nor in them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.disable(actionsWithoutAnimation)
  }

  /// Whether changes can belong to an animation; default yes.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// Sets whether changes that follow can belong to an animation.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }
}
