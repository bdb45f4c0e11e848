// Mirrors UISwipeGestureRecognizer (iOS 17). Missing: nothing of its own.
import Foundation

/// Watches fingers that swipe; see `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions in which fingers can swipe.
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

  /// The directions that count; default right.
  open var direction = Direction.right
  /// The number of fingers; default 1.
  open var numberOfTouchesRequired = 1
}
