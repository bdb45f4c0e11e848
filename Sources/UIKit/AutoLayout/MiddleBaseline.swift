import Foundation

/// A view with one baseline, which is counted from the middle of its height, as its text is
/// centred.
@MainActor protocol MiddleBaseline: UIView {
  /// The distance of the baseline below the middle; nil without text.
  var baselineBelowMiddle: CGFloat? { get }
}

extension UIView {
  /// The distance of the view's baseline from its middle, where it is counted from there.
  var middleBaseline: CGFloat? { (self as? any MiddleBaseline)?.baselineBelowMiddle }
}
