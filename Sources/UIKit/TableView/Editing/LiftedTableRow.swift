public import Foundation

/// A row that the user drags by its reorder control, and the index path at which it would be
/// dropped.
struct LiftedTableRow {
  let path: IndexPath
  /// The vertical distance by which the row has been dragged, in points.
  var distance: CGFloat = 0
  /// The index path that the lifted row gets when it is dropped.
  var target: IndexPath

  /// Returns the vertical distance by which another row or a header moves out of the way.
  ///
  /// - Parameters:
  ///   - top: the upper edge of the other row or header while no row is lifted.
  ///   - own: the edges of the lifted row before it was lifted.
  ///   - place: the edges of the row that is now at the target's index path.
  /// - Returns: the distance, negative upwards.
  func shift(
    at top: CGFloat, _ own: (top: CGFloat, bottom: CGFloat),
    _ place: (top: CGFloat, bottom: CGFloat)
  ) -> CGFloat {
    let height = own.bottom - own.top
    // In a different section, the lifted row is inserted before the row at the target.
    let end = target.section == path.section ? place.bottom : place.top
    if target > path { return top >= own.bottom && top < end ? -height : 0 }
    return top >= place.top && top < own.top ? height : 0
  }
}

/// The movement of rows by the user (fact TV16).
extension UITableView {
  /// Simulates a drag of a row by its reorder control, down by a distance in points, and returns
  /// whether the row is visible and can be moved.
  ///
  /// The row is drawn with a shadow, and the rows between its old and its new position move out of
  /// the way. The row stays lifted until `simulateDrop()`.
  ///
  /// Differs from UIKit: UIKit has no such method; here it replaces touches.
  @discardableResult
  public func simulateLift(ofRowAt source: IndexPath, by distance: CGFloat) -> Bool {
    layoutIfNeeded()
    guard let cell = cells[source], cell.rowEditing?.moves == true else { return false }
    var row = LiftedTableRow(path: source, target: source)
    let (own, end) = (validGeometry.sides(of: source), validGeometry.end)
    row.distance = max(-own.top, min(distance, end - own.bottom))
    row.target = target(of: row, (own.top + own.bottom) / 2 + row.distance)
    editState.lifted = row
    bringSubviewToFront(cell)
    setNeedsLayout()
    layoutIfNeeded()
    return true
  }

  /// Simulates the end of the drag of a lifted row; the data source moves the row to its target.
  ///
  /// Differs from UIKit: UIKit has no such method; here it replaces touches.
  public func simulateDrop() {
    guard let row = editState.lifted else { return }
    editState.lifted = nil
    if let cell = cells[row.path] { LiftedRow(radius: 0).drop(cell) }
    if row.target != row.path {
      dataSource?.tableView(self, moveRowAt: row.path, to: row.target)
    }
    reloadData()
    layoutIfNeeded()
  }

  /// Returns the index path at which a lifted row would be dropped if its centre were at `centre`.
  private func target(of row: LiftedTableRow, _ centre: CGFloat) -> IndexPath {
    let found = validGeometry.firstRow(endingBelow: centre) ?? row.path
    // Where there is no row, for example over a header, the row would be dropped at its own
    // position.
    let proposed = validGeometry.sides(of: found).top <= centre ? found : row.path
    let asked = delegate.flatMap { delegate in
      OptionalMethodCall.result {
        delegate.tableView(
          self, targetIndexPathForMoveFromRowAt: row.path, toProposedIndexPath: proposed)
      }
    }
    guard let asked, validGeometry.contains(asked) else { return proposed }
    return asked
  }

  /// Returns the vertical distance of a row from its usual position while a row is lifted, in
  /// points; `top` is its usual upper edge.
  func liftShift(at path: IndexPath, _ top: CGFloat) -> CGFloat {
    guard let row = editState.lifted else { return 0 }
    return row.path == path ? row.distance : liftShift(at: top)
  }

  /// Returns the vertical distance by which a header or row with the upper edge `top` moves out of
  /// the way of a lifted row.
  func liftShift(at top: CGFloat) -> CGFloat {
    guard let row = editState.lifted, validGeometry.contains(row.path),
      validGeometry.contains(row.target)
    else { return 0 }
    return row.shift(
      at: top, validGeometry.sides(of: row.path), validGeometry.sides(of: row.target))
  }

  /// If a cell's row is the lifted one, shows the cell with a shadow and without a separator, and
  /// returns true.
  func showLift(of cell: UITableViewCell, at path: IndexPath) -> Bool {
    guard editState.lifted?.path == path else { return false }
    cell.separatorColor = nil
    let radius: CGFloat = UIEnvironment.current.systemVersion >= 26 ? 26 : 10
    let look = LiftedRow(radius: style == .insetGrouped ? radius : 0)
    cell.layer.cornerRadius = look.radius
    cell.layer.maskedCorners = CACornerMask(rawValue: 15)
    look.lift(cell)
    return true
  }
}
