// Mirrors UIPinchGestureRecognizer (iOS 17). Missing: nothing of its own.
public import Foundation

/// Watches two fingers that move apart or together; see `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, in parts of where they began: what was set, 1 at first.
  open var scale: CGFloat = 1
  /// How fast `scale` changes, per second: zero without touches.
  open var velocity: CGFloat { 0 }
}
