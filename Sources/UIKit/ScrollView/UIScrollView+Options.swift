// Mirrors UIScrollView.DecelerationRate (iOS 17). Missing: nothing.
// Mirrors UIScrollView.IndicatorStyle (iOS 17). Missing: nothing.
// Mirrors UIScrollView.KeyboardDismissMode (iOS 17). Missing: nothing.
public import Foundation

extension UIScrollView {
  /// The factor by which the velocity decreases per millisecond (fact F10).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor, between 0 and 1.
    public let rawValue: CGFloat

    /// Makes a rate from a factor between 0 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The normal rate: 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate: 0.99 per millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// The former name of `UIScrollView.DecelerationRate.normal`.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// The former name of `UIScrollView.DecelerationRate.fast`.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

extension UIScrollView {
  /// The styles of scroll indicators: default, black or white.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border, for any background.
    case `default` = 0
    case black = 1
    case white = 2
  }
}

extension UIScrollView {
  /// The ways in which a drag dismisses the keyboard: not at all, at once, or following the drag;
  /// the last two cases also dismiss the input accessory view.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// The keyboard is dismissed when the drag begins.
    case onDrag = 1
    /// The keyboard moves down with the drag.
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}

/// The former name of `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
