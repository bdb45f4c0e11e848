public import Foundation

/// Rows in editing mode (fact LI71).
extension UITableView {
  func _setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editState.isEditing else { return }
    editState.isEditing = editing
    closeSwipe()
    for (path, cell) in cells { showEditing(of: cell, at: path, animated: animated) }
    setNeedsLayout()
  }

  /// Shows the editing controls of a row; outside of editing mode, removes them.
  func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
    let row = editState.isEditing ? editing(ofRowAt: path, cell) : nil
    if cell.rowEditing != row { cell.rowEditing = row }
    if cell.isEditing != (row != nil) { cell.setEditing(row != nil, animated: animated) }
  }

  /// Returns the controls of a row in editing mode; nil if the row can be neither edited nor moved.
  ///
  /// Differs from UIKit: it is not known here whether the data source implements `moveRowAt`. So a
  /// row has a reorder control if `canMoveRowAt` returns true; if the data source does not
  /// implement `canMoveRowAt`, the cell's `showsReorderControl` decides.
  private func editing(ofRowAt path: IndexPath, _ cell: UITableViewCell) -> RowEditing? {
    guard let dataSource else { return nil }
    let edits = OptionalMethodCall.result { dataSource.tableView(self, canEditRowAt: path) }
    let moves = OptionalMethodCall.result { dataSource.tableView(self, canMoveRowAt: path) }
    var row = RowEditing()
    row.moves = moves ?? cell.showsReorderControl
    guard edits ?? true else { return row.moves ? row : nil }
    row.style = editingStyle(ofRowAt: path)
    row.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    return row
  }

  private func editingStyle(ofRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    let style = delegate.flatMap { delegate in
      OptionalMethodCall.result { delegate.tableView(self, editingStyleForRowAt: path) }
    }
    return style ?? .delete
  }

  /// Called after a tap on the editing control of a row.
  ///
  /// The data source commits an insertion; a row to be deleted first shows its delete button.
  func controlWasTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell), let row = cell.rowEditing else { return }
    if row.style == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    } else {
      openSwipe(at: path, from: .trailing, deletes: true)
    }
  }

  /// Simulates a movement of a row by its reorder control, and returns whether the row is visible
  /// and can be moved.
  ///
  /// Differs from UIKit: UIKit has no such method; here it replaces touches.
  @discardableResult
  public func simulateMove(ofRowAt source: IndexPath, to destination: IndexPath) -> Bool {
    layoutIfNeeded()
    guard cells[source]?.rowEditing?.moves == true, let dataSource else { return false }
    dataSource.tableView(self, moveRowAt: source, to: destination)
    reloadData()
    return true
  }
}

/// The editing mode of a table, the lifted row, the row whose swipe actions are revealed, and the
/// state of drags and drops.
struct TableEditState {
  var isEditing = false
  var lifted: LiftedTableRow?
  var swipe: OpenSwipe?
  var dragging = ListDragging()
}
