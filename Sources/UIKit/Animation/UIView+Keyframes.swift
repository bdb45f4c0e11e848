// Mirrors UIView.KeyframeAnimationOptions (iOS 17). Missing: discrete, paced and cubic calculation.
public import Foundation

extension UIView {
  /// Makes changes that are animated in parts of a duration, then completes.
  ///
  /// Each `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` in the closure has its
  /// part, evenly paced; the pace of the whole is the curve of the options, ease-in-ease-out by
  /// default.
  ///
  /// Differs from UIKit: no clock runs; see `animate(withDuration:animations:completion:)`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue))
    AnimationBlock.animate(timing, animations, completion: completion)
  }

  /// Makes changes that are animated in a part of the duration of the keyframes around.
  ///
  /// - Parameters:
  ///   - frameStartTime: where the part begins, from 0 to 1.
  ///   - frameDuration: how long it takes, from 0 to 1.
  ///   - animations: the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard let recording = BlockRecording.current else { return animations() }
    recording.perform(from: frameStartTime, for: frameDuration, animations)
  }

  /// The options of an animation by keyframes; the bits are UIKit's.
  ///
  /// Those of `UIView.AnimationOptions` for curves count, too.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// See UIKit.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// See UIKit.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// See UIKit.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// See UIKit.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// See UIKit.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// See UIKit.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// See UIKit.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Evenly from one value to the next.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
  }
}
