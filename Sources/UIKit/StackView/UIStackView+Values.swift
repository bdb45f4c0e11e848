// Mirrors UIStackView.Distribution (iOS 17). Missing: nothing.
// Mirrors UIStackView.Alignment (iOS 17). Missing: nothing.

extension UIStackView {
  /// How the arranged views share the stack's length (fact ST56).
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Where the arranged views lie across the axis (fact ST55).
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// What `leading` is in a row.
    public static var top: Alignment { .leading }
    /// What `trailing` is in a row.
    public static var bottom: Alignment { .trailing }
  }
}
