import Foundation

/// The controls of a cell in editing mode.
extension UITableViewCell {
  /// The insets of the content: the insets that the table sets, plus the widths of the editing
  /// controls.
  var innerSides: NSDirectionalEdgeInsets {
    guard let row = rowEditing else { return contentSides }
    var sides = contentSides
    sides.leading += row.leading
    sides.trailing += row.trailing
    return sides
  }

  /// The accessory view for the current mode: editing or not.
  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  /// The accessory type for the current mode: editing or not.
  var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  /// Adds the accessory view for the current mode, and removes the one for the other mode.
  func showAccessoryView() {
    let shown = shownAccessoryView
    for case let view? in [accessoryView, editingAccessoryView] {
      if view !== shown {
        if view.superview === self { view.removeFromSuperview() }
      } else if view.superview !== self {
        addSubview(view)
      }
    }
  }

  func placeEditControls() {
    let row = rowEditing ?? RowEditing()
    show(&parts.editControl, row.hasControl) { EditControl(frame: .zero) }
    show(&parts.grip, row.moves) { ReorderGrip(frame: .zero) }
    let height = bounds.height - separatorHeight
    let side = EditControl.side
    parts.editControl?.style = row.style
    parts.editControl?.frame = mirrored(
      CGRect(
        x: contentSides.leading + sideMargin, y: ((height - side) / 2).rounded(), width: side,
        height: side))
    parts.grip?.frame = mirrored(
      CGRect(
        x: bounds.width - contentSides.trailing - RowEditing.gripWidth, y: 0,
        width: RowEditing.gripWidth, height: height))
  }

  private func show<View: UIView>(_ view: inout View?, _ isShown: Bool, _ make: () -> View) {
    guard isShown else {
      view?.removeFromSuperview()
      return view = nil
    }
    let shown = view ?? make()
    view = shown
    if shown.superview !== self { addSubview(shown) }
  }
}
