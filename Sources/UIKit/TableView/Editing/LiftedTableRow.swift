public import Foundation

/// A row that a finger has lifted by its reorder control, and the row whose place it would take.
///
/// ```
/// before      lifted by 60       rows between the two places move by the height of the lifted one
/// ┌ a ┐       ┌ b ┐ ┄┄┄┄┄┄
/// ┌ b ┐       ┆┌ a ┐ a gap
/// ┌ c ┐       ┌ c ┐ ┄┄┄┄┄┄
/// ```
struct LiftedTableRow {
  let path: IndexPath
  /// The distance by which the finger has moved, in points.
  var distance: CGFloat = 0
  /// The row whose place the lifted one takes when it is dropped.
  var target: IndexPath

  /// Returns the distance by which another row or a header moves away.
  ///
  /// - Parameters:
  ///   - top: its upper edge while no row is lifted.
  ///   - own: the edges of the lifted row.
  ///   - place: the edges of the row at the target.
  /// - Returns: the distance, negative upwards.
  func shift(
    at top: CGFloat, _ own: (top: CGFloat, bottom: CGFloat),
    _ place: (top: CGFloat, bottom: CGFloat)
  ) -> CGFloat {
    let height = own.bottom - own.top
    // A row of another section is put before the one at the target.
    let end = target.section == path.section ? place.bottom : place.top
    if target > path { return top >= own.bottom && top < end ? -height : 0 }
    return top >= place.top && top < own.top ? height : 0
  }
}

/// Rows that the user moves (fact TV16).
extension UITableView {
  /// Simulates a finger that has lifted a row by its reorder control and moved it, and returns
  /// whether the row can be moved.
  ///
  /// The row is drawn over a shadow, and the rows between its old and its new place make way. The
  /// row stays lifted until `simulateDrop()`.
  ///
  /// Differs from UIKit: UIKit has no such method; this one takes the place of touches.
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

  /// Simulates lifting the finger from a row that was moved, which takes its new place.
  ///
  /// Differs from UIKit: UIKit has no such method; this one takes the place of touches.
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

  /// Returns the row whose place a lifted row would take with its centre at a height.
  private func target(of row: LiftedTableRow, _ centre: CGFloat) -> IndexPath {
    let found = validGeometry.firstRow(endingBelow: centre) ?? row.path
    // Between the rows of two sections a row keeps its place.
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

  /// Returns the distance by which a row is moved while one is lifted.
  func liftShift(at path: IndexPath, _ top: CGFloat) -> CGFloat {
    guard let row = editState.lifted else { return 0 }
    return row.path == path ? row.distance : liftShift(at: top)
  }

  /// Returns the distance by which a header or another row makes way for a lifted row.
  func liftShift(at top: CGFloat) -> CGFloat {
    guard let row = editState.lifted, validGeometry.contains(row.path),
      validGeometry.contains(row.target)
    else { return 0 }
    return row.shift(
      at: top, validGeometry.sides(of: row.path), validGeometry.sides(of: row.target))
  }

  /// Shows a row as lifted, and returns whether it is.
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
