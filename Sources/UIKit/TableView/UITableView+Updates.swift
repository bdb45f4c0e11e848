import Foundation

extension UITableView {
  /// Makes several changes as one; the closure cannot escape.
  ///
  /// On iOS there is one method, whose closure may be nil and does not escape. In Swift an optional
  /// closure always escapes, so this module has two methods.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let block: (() -> Void)? = updates
      performBatchUpdates(block, completion: completion)
    }
  }

  /// Removes all views and drops the counts, so that everything is requested again; the given rows
  /// are deselected.
  func askAgain(deselecting paths: some Sequence<IndexPath> = []) {
    selected.subtract(paths)
    sectionIndex.titles = nil
    closeSwipe()
    dropViews()
    forgetGeometry()
  }
}
