import Foundation

/// A view with one vertically centred line of text, whose baseline is measured from the middle of
/// the height.
@MainActor protocol MiddleBaseline: UIView {
  /// The distance of the baseline below the middle, in points; nil if there is no text.
  var baselineBelowMiddle: CGFloat? { get }
}

extension UIView {
  /// The distance of the view's baseline below its middle, in points; nil if the baseline is not
  /// measured from the middle.
  var middleBaseline: CGFloat? { (self as? any MiddleBaseline)?.baselineBelowMiddle }
}
