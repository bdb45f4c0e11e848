// Mirrors UIRotationGestureRecognizer (iOS 17). Missing: nothing of its own.
public import Foundation

/// Watches two fingers that turn around each other; see `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians: what was set, zero at first.
  open var rotation: CGFloat = 0
  /// How fast `rotation` changes, per second: zero without touches.
  open var velocity: CGFloat { 0 }
}
