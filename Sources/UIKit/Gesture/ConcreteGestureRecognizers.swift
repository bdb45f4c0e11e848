// Mirrors UITapGestureRecognizer (iOS 17). Missing: buttons.
// Mirrors UILongPressGestureRecognizer (iOS 17). Missing: nothing of its own.
// Mirrors UIPanGestureRecognizer (iOS 17). Missing: types of scrolling.
// Mirrors UISwipeGestureRecognizer (iOS 17). Missing: nothing of its own.
// Mirrors UIPinchGestureRecognizer (iOS 17). Missing: nothing of its own.
// Mirrors UIRotationGestureRecognizer (iOS 17). Missing: nothing of its own.
public import Foundation

/// A recogniser of taps; it never recognises one, because no finger touches the screen.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Inert: the number of taps; the default is 1.
  open var numberOfTapsRequired = 1
  /// Inert: the number of fingers; the default is 1.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of long presses; it never recognises one, because no finger touches the screen.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Inert: the minimum duration of the press in seconds; the default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Inert: the maximum movement of the fingers in points; the default is 10.
  open var allowableMovement: CGFloat = 10
  /// Inert: the number of taps before the press; the default is 0.
  open var numberOfTapsRequired = 0
  /// Inert: the number of fingers; the default is 1.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of pans; it never recognises one, because no finger touches the screen.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Inert: the minimum number of fingers; the default is 1.
  open var minimumNumberOfTouches = 1
  /// Inert: the maximum number of fingers, which is unlimited by default.
  open var maximumNumberOfTouches = Int.max
  private var translation = CGPoint.zero

  /// Returns the translation that was set last, initially zero, because the recogniser ignores
  /// simulated touches.
  open func translation(in view: UIView?) -> CGPoint { translation }
  /// Sets the translation of the gesture.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }
  /// Returns the velocity of the gesture in points per second: always zero, because the recogniser
  /// ignores simulated touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of swipes; it never recognises one, because no finger touches the screen.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of the directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Inert: the recognised directions; the default is `right`.
  open var direction = Direction.right
  /// Inert: the number of fingers; the default is 1.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of pinches; it never recognises one, because no finger touches the screen.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to that at the start; here the value that was set last,
  /// initially 1.
  open var scale: CGFloat = 1
  /// The change of `scale` per second: always 0, because no pinch is recognised.
  open var velocity: CGFloat { 0 }
}

/// A recogniser of rotations; it never recognises one, because no finger touches the screen.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the gesture in radians; here the value that was set last, initially 0.
  open var rotation: CGFloat = 0
  /// The change of `rotation` per second: always 0, because no rotation is recognised.
  open var velocity: CGFloat { 0 }
}

/// A recogniser of pans from an edge of the screen; it never recognises one, because no finger
/// touches the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Inert: the edges of the screen at which the pan must begin; none by default.
  open var edges: UIRectEdge = []
}
