import Foundation
import LayoutCore

extension UICollectionView {
  /// Configures the cells of items again: at the end of the open batch, or immediately if none is
  /// open.
  ///
  /// If no batch is open, an interactive movement is cancelled first.
  func _reconfigureItems(_ indexPaths: [IndexPath]) {
    guard !updates.isOpen else { return updates.note(reconfigured: indexPaths) }
    _cancelInteractiveMovement()
    if validity.needsPrepare || shown.needsReload { layoutIfNeeded() }
    traced(.reconfigure(self, indexPaths)) { reconfigure(indexPaths) }
  }

  /// Configures the loaded cells of items again.
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
    // The new content may need another size, so the cell's size is requested again.
    cell.fittedSize = nil
  }

  /// Returns the cell that is being configured again, or nil if there is none at the index path.
  ///
  /// An identifier that differs from the cell's own stops the program.
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
