import Foundation

extension UITableView {
  /// Makes several changes as one; the block does not escape.
  ///
  /// On iOS there is one method, whose block may be nil and does not escape. A Swift parameter
  /// cannot be both optional and non-escaping, so this module has two methods.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let block: (() -> Void)? = updates
      performBatchUpdates(block, completion: completion)
    }
  }

  /// Removes all views and drops the counts, so that everything is requested again; deselects the
  /// given rows.
  func askAgain(deselecting paths: some Sequence<IndexPath> = []) {
    selected.subtract(paths)
    sectionIndex.titles = nil
    closeSwipe()
    dropViews()
    forgetGeometry()
  }
}
