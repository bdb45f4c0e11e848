// Mirrors UITapGestureRecognizer (iOS 17). Missing: buttons.
import Foundation

/// Watches fingers that tap; see `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; default 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers; default 1.
  open var numberOfTouchesRequired = 1
}
