public import Foundation

/// The swipe actions of rows (facts LI72, LI73).
extension UITableView {
  /// Simulates a swipe on a row from one side, which reveals the row's actions; returns whether
  /// there are any.
  ///
  /// The delegate's configuration determines the actions. If the delegate does not implement the
  /// method, a row that the data source allows to edit has the action Delete at its trailing side.
  /// A full swipe performs the first action if the configuration allows it.
  ///
  /// Differs from UIKit: there are no touch events, so this method takes their place.
  @discardableResult
  public func simulateSwipe(
    onRowAt indexPath: IndexPath, from edge: NSDirectionalRectEdge = .trailing,
    isFull: Bool = false
  ) -> Bool {
    layoutIfNeeded()
    guard openSwipe(at: indexPath, from: edge, deletes: false), let swipe = editState.swipe
    else { return false }
    if isFull { swipe.swipeFully() }
    layoutIfNeeded()
    return true
  }

  /// Hides the swipe actions that are revealed, like a touch outside of the row.
  public func simulateEndOfSwipe() {
    closeSwipe()
    layoutIfNeeded()
  }

  /// Reveals the swipe actions of a visible row, and returns whether there are any; if `deletes` is
  /// true, the only action is Delete.
  @discardableResult
  func openSwipe(
    at path: IndexPath, from edge: NSDirectionalRectEdge, deletes: Bool
  ) -> Bool {
    closeSwipe()
    let isTrailing = edge != .leading
    guard let cell = cells[path], !editState.isEditing || deletes,
      let swipe = OpenSwipe(
        deletes ? deletion(of: path) : actions(at: path, isTrailing), at: path,
        isTrailing: isTrailing, close: { [weak self] in self?.closeSwipe() })
    else { return false }
    editState.swipe = swipe
    insertSubview(swipe.view, belowSubview: cell)
    setNeedsLayout()
    return true
  }

  func closeSwipe() {
    guard let swipe = editState.swipe else { return }
    swipe.view.removeFromSuperview()
    editState.swipe = nil
    setNeedsLayout()
  }

  private func actions(at path: IndexPath, _ isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let delegate else { return isTrailing ? standardDeletion(of: path) : nil }
    let known = OptionalMethodCall.result {
      isTrailing
        ? delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        : delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let known { return known }
    return isTrailing ? standardDeletion(of: path) : nil
  }

  /// Returns the default action Delete; nil unless the data source's `canEditRowAt` returns true.
  private func standardDeletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    let edits = dataSource.flatMap { dataSource in
      OptionalMethodCall.result { dataSource.tableView(self, canEditRowAt: path) }
    }
    return edits == true ? deletion(of: path) : nil
  }

  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title: String? =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? nil
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Returns the horizontal distance by which a row is moved to reveal its actions, positive to the
  /// right.
  func swipeShift(at path: IndexPath) -> CGFloat {
    guard let swipe = editState.swipe, swipe.path == path else { return 0 }
    return swipe.shift(isRightToLeft: isRightToLeft)
  }

  /// Sets the frame of the revealed actions; removes them if their row is no longer visible.
  func placeSwipe() {
    guard let swipe = editState.swipe else { return }
    guard let cell = cells[swipe.path] else { return closeSwipe() }
    var row = _rectForRow(swipe.path)
    (row.origin.x, row.size.width) = (
      row.minX + rowInsets.left, row.width - rowInsets.left - rowInsets.right
    )
    swipe.place(in: row, isRightToLeft: isRightToLeft)
    insertSubview(swipe.view, belowSubview: cell)
  }
}
