// Mirrors UIStackView.Distribution (iOS 17). Missing: nothing.
// Mirrors UIStackView.Alignment (iOS 17). Missing: nothing.

extension UIStackView {
  /// The distribution of the arranged views along the stack's axis (fact ST56).
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The alignment of the arranged views across the stack's axis (fact ST55).
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// The alignment `leading`, as it is called in a horizontal stack.
    public static var top: Alignment { .leading }
    /// The alignment `trailing`, as it is called in a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
