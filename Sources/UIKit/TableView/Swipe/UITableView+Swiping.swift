public import Foundation

/// Swiped rows (facts LI72, LI73).
extension UITableView {
  /// Simulates a swipe on a row from one side, which opens the row's actions, and returns whether
  /// there are any.
  ///
  /// The delegate's configuration determines the actions. Without one, a row that the data source
  /// lets edit has the action Delete at its trailing side. A full swipe performs the first action if
  /// the configuration allows it.
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
    if isFull, swipe.actions.performsFirstActionWithFullSwipe { perform(0) }
    layoutIfNeeded()
    return true
  }

  /// Closes the actions of a swiped row, as a touch elsewhere does.
  public func simulateEndOfSwipe() {
    closeSwipe()
    layoutIfNeeded()
  }

  /// Opens the actions of a visible row, or only the delete button.
  @discardableResult
  func openSwipe(
    at path: IndexPath, from edge: NSDirectionalRectEdge, deletes: Bool
  ) -> Bool {
    closeSwipe()
    let isTrailing = edge != .leading
    guard let cell = cells[path], !editState.isEditing || deletes,
      let actions = deletes ? deletion(of: path) : actions(at: path, isTrailing),
      !actions.actions.isEmpty
    else { return false }
    let view = SwipeActionsView(actions.actions, isTrailing: isTrailing) { [weak self] index in
      self?.perform(index)
    }
    editState.swipe = OpenSwipe(
      path: path, isTrailing: isTrailing, actions: actions, view: view)
    insertSubview(view, belowSubview: cell)
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

  /// Returns the action Delete for a row that the data source lets edit.
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

  /// Calls the handler of an open action, and closes the actions when it is done.
  private func perform(_ index: Int) {
    guard let swipe = editState.swipe, swipe.actions.actions.indices.contains(index) else { return }
    let action = swipe.actions.actions[index]
    action.handler(action, swipe.view) { [weak self] _ in self?.closeSwipe() }
  }

  /// Returns the distance by which a row is moved aside for its actions, from left to right.
  func swipeShift(at path: IndexPath) -> CGFloat {
    guard let swipe = editState.swipe, swipe.path == path else { return 0 }
    return swipe.isTrailing != isRightToLeft ? -swipe.view.width : swipe.view.width
  }

  /// Places the open actions behind their row; they are removed with the row.
  func placeSwipe() {
    guard let swipe = editState.swipe else { return }
    guard let cell = cells[swipe.path] else { return closeSwipe() }
    let row = _rectForRow(swipe.path)
    let width = swipe.view.width
    let isRight = swipe.isTrailing != isRightToLeft
    swipe.view.frame = CGRect(
      x: isRight ? row.maxX - rowInsets.right - width : row.minX + rowInsets.left, y: row.minY,
      width: width, height: row.height)
    insertSubview(swipe.view, belowSubview: cell)
  }
}
