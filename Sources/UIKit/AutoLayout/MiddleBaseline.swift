import Foundation

/// A view with one baseline, which is counted from the middle of its height, as its text is centred.
@MainActor protocol MiddleBaseline: UIView {
  /// How far below the middle the baseline is; nil where there is no text.
  var baselineBelowMiddle: CGFloat? { get }
}

extension UIView {
  /// The distance of the view's baseline from its middle, where it is counted from there.
  var middleBaseline: CGFloat? { (self as? any MiddleBaseline)?.baselineBelowMiddle }
}
