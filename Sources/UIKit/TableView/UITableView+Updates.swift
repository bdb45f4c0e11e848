import Foundation

extension UITableView {
  /// Makes several changes at once; the closure is called before the method returns.
  ///
  /// On iOS this is one method, whose closure may be nil and does not escape. In Swift an optional
  /// closure always escapes, so there are two methods here.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let block: (() -> Void)? = updates
      performBatchUpdates(block, completion: completion)
    }
  }

  /// Deselects rows, removes all views and discards the counts, so that the data source is queried
  /// for everything again.
  func askAgain(deselecting paths: some Sequence<IndexPath> = []) {
    selected.subtract(paths)
    sectionIndex.titles = nil
    closeSwipe()
    dropViews()
    forgetGeometry()
  }
}
