/// The controls that a row shows in editing mode.
///
///     │ ⊖  Title               ≡ │
///       └ the editing style      └ the reorder control
struct RowEditing: Equatable {
  /// The kind of the control at the leading side: delete, insert or none.
  var style = UITableViewCell.EditingStyle.none
  /// Whether the content is moved aside by the width of the control at the leading side.
  var indents = true
  /// Whether the row can be moved.
  var moves = false

  /// The width of the control at the leading side, by which the content is indented, in points
  /// (fact LI71).
  static let controlWidth: CGFloat = 38
  /// The width of the reorder control, in points (fact LI71).
  static let gripWidth: CGFloat = 44

  /// Whether there is a control at the leading side.
  var hasControl: Bool { style != .none }
  /// The width by which the control at the leading side indents the content, in points.
  var leading: CGFloat { hasControl && indents ? Self.controlWidth : 0 }
  /// The width of the reorder control, in points; 0 if the row cannot be moved.
  var trailing: CGFloat { moves ? Self.gripWidth : 0 }
}
