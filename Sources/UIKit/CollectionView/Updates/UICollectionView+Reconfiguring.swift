import Foundation
import LayoutCore

/// An item whose cell is being filled again.
struct Reconfiguration {
  let indexPath: IndexPath
  let cell: UICollectionViewCell
}

extension UICollectionView {
  /// Fills the cells of items again, in the batch that is open or at once, which puts back an item
  /// that is moved by hand.
  func fillAgain(_ indexPaths: [IndexPath]) {
    guard batch == nil else {
      batch?.reconfigured += indexPaths
      return
    }
    cancelMovement()
    if validity.needsPrepare || validity.needsReload { layoutIfNeeded() }
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
    reconfiguration = Reconfiguration(indexPath: known, cell: cell)
    defer { reconfiguration = nil }
    let filled = traced(.cell(dataSource, at: known)) {
      dataSource.collectionView(self, cellForItemAt: known)
    }
    guard filled === cell else {
      UIKitLog.raise(
        """
        the cell returned for the reconfigured item at \(path) is not its existing cell, which must \
        be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
        """)
    }
    cell.fittedSize = nil
  }

  /// Returns the cell that is being filled again; another identifier than its own is not allowed.
  func reconfiguredCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let reconfiguration, reconfiguration.indexPath == indexPath else { return nil }
    let own = reconfiguration.cell.reuseIdentifier ?? ""
    guard own == identifier else {
      UIKitLog.raise(
        """
        a cell is being reconfigured and can only be dequeued with the reuse identifier that it \
        already has: \(own), not \(identifier)
        """)
    }
    return reconfiguration.cell
  }
}
