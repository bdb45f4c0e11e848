// Mirrors UIScrollView.IndicatorStyle (iOS 17). Missing: nothing.

extension UIScrollView {
  /// How scroll indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border, good on any content.
    case `default` = 0
    case black = 1
    case white = 2
  }
}
