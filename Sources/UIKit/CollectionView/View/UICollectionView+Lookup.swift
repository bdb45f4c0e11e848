public import Foundation

extension UICollectionView {
  /// The cells that are loaded.
  ///
  /// Differs from UIKit: the order is by index path, always.
  public var visibleCells: [UICollectionViewCell] {
    shown.elements(of: .cell).compactMap { shown[$0] as? UICollectionViewCell }
  }

  /// The items whose cells are loaded, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.elements(of: .cell).map(\.indexPath)
  }

  /// Returns the supplementary views of a kind that are loaded, by index path.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.elements(of: .supplementaryView, kind: elementKind).compactMap { shown[$0] }
  }

  /// Returns the index paths of the supplementary views of a kind that are loaded, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.elements(of: .supplementaryView, kind: elementKind).map(\.indexPath)
  }

  /// Returns the cell of an item, or nil when it is not loaded.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(cellAt: indexPath)] as? UICollectionViewCell
  }

  /// Returns a supplementary view, or nil when it is not loaded.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[ElementKey(supplementaryViewOfKind: elementKind, at: indexPath)]
  }

  /// Returns the item that a cell shows, or nil when the cell is not loaded.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.appliedAttributes?.state.element, shown[element] === cell else {
      return nil
    }
    return element.indexPath
  }

  /// Returns the frontmost item at a point of the content, in sight or not.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    validateLayout()
    return answers(for: CGRect(x: point.x, y: point.y, width: 1, height: 1))
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
      .max { ($0.zIndex, $0.state.element) < ($1.zIndex, $1.state.element) }?
      .indexPath
  }
}
