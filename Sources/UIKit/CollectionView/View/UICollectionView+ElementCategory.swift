extension UICollectionView {
  /// The kinds of elements.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
    /// A decoration view, which belongs to the layout alone.
    case decorationView = 2
  }
}
