public import Foundation

extension UIView {
  /// Choices for an animation, none of which matters without a clock.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// See UIKit.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// See UIKit.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// See UIKit.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// See UIKit.
    public static let curveEaseInOut = AnimationOptions([])
    /// See UIKit.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// See UIKit.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// See UIKit.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// See UIKit.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

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

  /// Makes changes that belong to no animation around them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.suspend(actionsWithoutAnimation)
  }
}
