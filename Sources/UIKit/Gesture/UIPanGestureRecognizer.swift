// Mirrors UIPanGestureRecognizer (iOS 17). Missing: kinds of scrolling.
public import Foundation

/// Watches fingers that drag; see `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; default 1.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; default all.
  open var maximumNumberOfTouches = Int.max
  private var translation = CGPoint.zero

  /// Returns how far the fingers have gone: what was set, since none goes any further.
  open func translation(in view: UIView?) -> CGPoint { translation }
  /// Sets how far the fingers count as gone.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }
  /// Returns how fast the fingers are, in points a second: zero without touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
