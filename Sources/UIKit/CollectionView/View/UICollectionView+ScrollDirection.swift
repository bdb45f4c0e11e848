import LayoutCore

extension UICollectionView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Left and right.
    case horizontal = 1

    var axis: Axis { self == .vertical ? .vertical : .horizontal }
  }
}
