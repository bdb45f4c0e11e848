import Foundation
import LayoutCore

extension UICollectionView {
  /// Fills the cells of items again, in the batch that is open or at once, which puts back an item
  /// that is moved by hand.
  func _reconfigureItems(_ indexPaths: [IndexPath]) {
    guard !updates.isOpen else { return updates.note(reconfigured: indexPaths) }
    _cancelInteractiveMovement()
    if validity.needsPrepare || shown.needsReload { layoutIfNeeded() }
    traced(.reconfigure(self, indexPaths)) { reconfigure(indexPaths) }
  }

  /// Fills the cells of items again that are loaded.
  func reconfigure(_ indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard contains(path) else {
        UIKitLog.raise("attempt to reconfigure an item that does not exist: \(path)")
      }
      if let dataSource, let cell = cellForItem(at: path) { fill(cell, at: path, by: dataSource) }
    }
    setNeedsLayout()
  }

  private func fill(
    _ cell: UICollectionViewCell, at path: IndexPath, by dataSource: any UICollectionViewDataSource
  ) {
    let known = dataSourcePath(path)
    let filled = dequeuing(.filling(cell, at: known)) {
      traced(.cell(dataSource, at: known)) {
        dataSource.collectionView(self, cellForItemAt: known)
      }
    }
    guard filled === cell else {
      UIKitLog.raise(
        """
        the cell returned for the reconfigured item at \(path) is not its existing cell, which must \
        be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
        """)
    }
    // Its content may have changed, so that it gives its size again.
    cell.fittedSize = nil
  }

  /// Returns the cell that is being filled again; another identifier than its own is not allowed.
  func reconfiguredCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell? {
    guard case .filling(let cell, indexPath) = dequeueContext else { return nil }
    let own = cell.reuseIdentifier ?? ""
    guard own == identifier else {
      UIKitLog.raise(
        """
        a cell is being reconfigured and can only be dequeued with the reuse identifier that it \
        already has: \(own), not \(identifier)
        """)
    }
    return cell
  }
}
