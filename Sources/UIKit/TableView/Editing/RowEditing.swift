/// The controls that a row shows in editing mode.
///
///     │ ⊖  Title               ≡ │
///       └ the editing style      └ the reorder control
struct RowEditing: Equatable {
  /// The control at the leading side.
  var style = UITableViewCell.EditingStyle.none
  /// Whether the content moves aside for the control.
  var indents = true
  /// Whether the row can be moved.
  var moves = false

  /// The width at the leading side by which the content moves (fact LI71).
  static let controlWidth: CGFloat = 38
  /// The width of the reorder control (fact LI71).
  static let gripWidth: CGFloat = 44

  /// Whether a control is at the leading side.
  var hasControl: Bool { style != .none }
  /// The width by which the content moves.
  var leading: CGFloat { hasControl && indents ? Self.controlWidth : 0 }
  /// The width that the content loses at the trailing side.
  var trailing: CGFloat { moves ? Self.gripWidth : 0 }
}
