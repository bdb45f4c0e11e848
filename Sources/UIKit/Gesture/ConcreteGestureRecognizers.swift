// Mirrors UITapGestureRecognizer (iOS 17). Missing: buttons.
// Mirrors UILongPressGestureRecognizer (iOS 17). Missing: nothing of its own.
// Mirrors UIPanGestureRecognizer (iOS 17). Missing: kinds of scrolling.
// Mirrors UISwipeGestureRecognizer (iOS 17). Missing: nothing of its own.
// Mirrors UIPinchGestureRecognizer (iOS 17). Missing: nothing of its own.
// Mirrors UIRotationGestureRecognizer (iOS 17). Missing: nothing of its own.
public import Foundation

/// A recogniser of taps; see `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Inert: the number of taps; default 1.
  open var numberOfTapsRequired = 1
  /// Inert: the number of fingers; default 1.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of long presses; see `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Inert: the least duration of the press in seconds; default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Inert: the distance in points by which the fingers may move; default 10.
  open var allowableMovement: CGFloat = 10
  /// Inert: the number of taps before the press; default 0.
  open var numberOfTapsRequired = 0
  /// Inert: the number of fingers; default 1.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of pans; see `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Inert: the least number of fingers; default 1.
  open var minimumNumberOfTouches = 1
  /// Inert: the greatest number of fingers; default no limit.
  open var maximumNumberOfTouches = Int.max
  private var translation = CGPoint.zero

  /// Returns the translation of the gesture: the value that was set last, as there are no touches.
  open func translation(in view: UIView?) -> CGPoint { translation }
  /// Sets the translation of the gesture.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }
  /// Returns the velocity of the gesture in points per second: zero without touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of swipes; see `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions of swipes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// See UIKit.
    public static let right = Direction(rawValue: 1 << 0)
    /// See UIKit.
    public static let left = Direction(rawValue: 1 << 1)
    /// See UIKit.
    public static let up = Direction(rawValue: 1 << 2)
    /// See UIKit.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Inert: the directions that are recognised; default right.
  open var direction = Direction.right
  /// Inert: the number of fingers; default 1.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of pinches; see `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to the start: the value that was set last, 1 at first.
  open var scale: CGFloat = 1
  /// The change of `scale` per second: 0 without touches.
  open var velocity: CGFloat { 0 }
}

/// A recogniser of rotations; see `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the gesture in radians: the value that was set last, 0 at first.
  open var rotation: CGFloat = 0
  /// The change of `rotation` per second: 0 without touches.
  open var velocity: CGFloat { 0 }
}
