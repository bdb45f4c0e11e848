// Mirrors UIView.KeyframeAnimationOptions (iOS 17). Missing: the discrete, paced and cubic
// calculation modes.
public import Foundation

extension UIView {
  /// Runs a closure whose keyframes are animated in parts of a duration, and calls the completion
  /// at the end.
  ///
  /// Each `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` in the closure adds a
  /// part with linear timing. The curve of the options, by default ease-in-ease-out, applies to the
  /// animation as a whole.
  ///
  /// Differs from UIKit: there is no real-time clock; see
  /// `animate(withDuration:animations:completion:)`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue))
    AnimationBlock.animate(timing, animations, completion: completion)
  }

  /// Runs a closure whose changes are animated in a part of the duration of the enclosing
  /// `animateKeyframes` call.
  ///
  /// - Parameters:
  ///   - frameStartTime: the start of the part as a fraction of the duration, from 0 to 1.
  ///   - frameDuration: the length of the part as a fraction of the duration, from 0 to 1.
  ///   - animations: the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard let recording = BlockRecording.current else { return animations() }
    recording.perform(from: frameStartTime, for: frameDuration, animations)
  }

  /// The options of a keyframe animation, with the same bits as in UIKit.
  ///
  /// The curves of `UIView.AnimationOptions` are also accepted. `layoutSubviews`,
  /// `allowUserInteraction` and `beginFromCurrentState` are not read.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option to lay out subviews with their superview, so that they move together.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The option to let the user interact with views during their animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The option to begin at the presented values of a running animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The option to repeat the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The option to run the animation backwards after each run forwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The option not to inherit the duration of the enclosing animation block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inert: the option not to inherit the options of the enclosing animation block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Linear interpolation between the values.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
  }
}
