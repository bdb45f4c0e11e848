extension UICollectionViewFlowLayout {
  /// What section insets are measured from, across the direction of scrolling (fact A11).
  public enum SectionInsetReference: Int, Sendable {
    /// From the adjusted content inset.
    case fromContentInset = 0
    /// From the safe area.
    case fromSafeArea = 1
    /// From the layout margins.
    case fromLayoutMargins = 2
  }
}
