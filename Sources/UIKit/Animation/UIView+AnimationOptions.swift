// Mirrors UIView.AnimationOptions (iOS 17). Missing: nothing.
// Mirrors UIView.AnimationCurve (iOS 17). Missing: nothing.

extension UIView {
  /// The options of an animation.
  ///
  /// The bits are UIKit's. The curve, the transition and the frame rate are numbers of several
  /// bits, not single bits. The frame rate, `layoutSubviews`, `allowUserInteraction` and
  /// `beginFromCurrentState` are not read, and every transition is drawn as a dissolve.
  ///
  /// Differs from UIKit: if no simulator controls the time, an animation with `repeat` ends and
  /// completes like any other.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option to lay out subviews with their superview, so that they move together.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The option to let the user interact with views during their animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The option to begin at the presented values of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The option to repeat the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The option to run the animation backwards after each run forwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The option not to inherit the duration of the enclosing animation block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The option not to inherit the timing curve of the enclosing animation block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The option to animate changes of the content during a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// The option to show and hide the views of a transition, not add and remove them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inert: the option not to inherit the options of the enclosing animation block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The timing curve with a slow start and a slow end, which is the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// The timing curve with a slow start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The timing curve with a slow end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The linear timing curve.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The transition that flips the view around its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The transition that flips the view around its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The transition that curls the view up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The transition that curls the view down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The transition that dissolves the old view into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The transition that flips the view around its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The transition that flips the view around its horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// A frame rate of 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A frame rate of 30 frames per second.
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
