// Mirrors UIStackView.Distribution (iOS 17). Missing: nothing.
// Mirrors UIStackView.Alignment (iOS 17). Missing: nothing.

extension UIStackView {
  /// The division of the stack's length among the arranged views (fact ST56).
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The position of the arranged views across the axis (fact ST55).
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// The name of `leading` in a row.
    public static var top: Alignment { .leading }
    /// The name of `trailing` in a row.
    public static var bottom: Alignment { .trailing }
  }
}
