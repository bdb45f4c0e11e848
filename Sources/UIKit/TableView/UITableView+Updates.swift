public import Foundation

// Differs from UIKit: nothing is animated, and the numbers before and after a change are not
// compared. Every change asks the data source for everything again; what is selected stays so.
extension UITableView {
  /// Shows rows that have been inserted.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { askAgain() }
  /// Takes away rows that have been deleted.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    selected.subtract(indexPaths)
    askAgain()
  }
  /// Asks for rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    selected.subtract(indexPaths)
    askAgain()
  }
  /// Asks for rows again, as `reloadRows(at:with:)` does.
  public func reconfigureRows(at indexPaths: [IndexPath]) { askAgain() }
  /// Shows a row at another place.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { askAgain() }
  /// Shows sections that have been inserted.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { askAgain() }
  /// Takes away sections that have been deleted.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    selected = selected.filter { !sections.contains($0.section) }
    askAgain()
  }
  /// Asks for sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    selected = selected.filter { !sections.contains($0.section) }
    askAgain()
  }
  /// Shows a section at another place.
  public func moveSection(_ section: Int, toSection newSection: Int) { askAgain() }
  /// Begins changes that belong together.
  public func beginUpdates() {}
  /// Ends changes that belong together; heights are asked for again.
  public func endUpdates() { forgetGeometry() }
  /// Makes changes that belong together, and calls back when they are done: at once.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    forgetGeometry()
    completion?(true)
  }

  /// Makes changes that belong together, by a block that is not kept.
  ///
  /// On iOS there is one method, whose block may be nil and is not kept either. Swift can say only one
  /// of both.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    updates()
    performBatchUpdates(nil, completion: completion)
  }

  private func askAgain() {
    dropViews()
    forgetGeometry()
  }
}
