// Mirrors UILongPressGestureRecognizer (iOS 17). Missing: nothing of its own.
public import Foundation

/// Watches fingers that rest; see `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long fingers must rest, in seconds; default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may stray meanwhile, in points; default 10.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before; default 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers; default 1.
  open var numberOfTouchesRequired = 1
}
