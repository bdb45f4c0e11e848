// Mirrors UIView.AnimationOptions (iOS 17). Missing: nothing.
// Mirrors UIView.AnimationCurve (iOS 17). Missing: nothing.

extension UIView {
  /// The options of an animation.
  ///
  /// The bits are UIKit's. A curve, a transition and a frame rate are numbers of several bits, not
  /// a bit each.
  ///
  /// Differs from UIKit: where no clock is moved, `repeat` ends like every other animation, and
  /// completes.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// See UIKit.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// See UIKit.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// See UIKit.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// See UIKit.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// See UIKit.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// See UIKit.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// See UIKit.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// See UIKit.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// See UIKit.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// See UIKit.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// See UIKit.
    public static let curveEaseInOut = AnimationOptions([])
    /// See UIKit.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// See UIKit.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// See UIKit.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// See UIKit.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// See UIKit.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// See UIKit.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// See UIKit.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// See UIKit.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// See UIKit.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// See UIKit.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// See UIKit.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// See UIKit.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

extension UIView {
  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}

/// The former name of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// The former name of `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
