import Foundation

extension UITableView {
  /// Makes several changes as one, by a block that is not kept.
  ///
  /// On iOS there is one method, whose block may be nil and is not kept either. Swift can express
  /// only one of both.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let block: (() -> Void)? = updates
      performBatchUpdates(block, completion: completion)
    }
  }

  /// Drops all views and counts, and deselects rows.
  func askAgain(deselecting paths: some Sequence<IndexPath> = []) {
    selected.subtract(paths)
    dropViews()
    forgetGeometry()
  }
}
