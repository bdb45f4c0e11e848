public import Foundation

extension UITableView {
  func _selectRow(_ indexPath: IndexPath?, _ animated: Bool, _ scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      for other in selected.sorted() where other != indexPath { _deselectRow(other, animated) }
    }
    guard let indexPath, validGeometry.contains(indexPath) else { return }
    selected.insert(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { _scrollToRow(to: indexPath, scrollPosition, animated) }
  }

  func _deselectRow(_ indexPath: IndexPath, _ animated: Bool) {
    guard selected.remove(indexPath) != nil else { return }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Simulates a tap on a row: highlights it, selects or deselects it, and calls the delegate.
  ///
  /// Differs from UIKit: there are no touch events, so this method takes their place.
  public func simulateTap(onRowAt indexPath: IndexPath) {
    layoutIfNeeded()
    guard allowsSelection, isUserInteractionEnabled, let cell = cells[indexPath],
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    let isPrimary = !(allowsMultipleSelection && !selected.isEmpty)
    lift(from: indexPath)
    if isPrimary { performPrimaryAction(ofRowAt: indexPath) }
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  private func lift(from path: IndexPath) {
    if allowsMultipleSelection, selected.contains(path) { return deselectByTap(path) }
    guard let meant = delegate?.tableView(self, willSelectRowAt: path) ?? fallback(path) else {
      return
    }
    if !allowsMultipleSelection {
      for other in selected.sorted() where other != meant { deselectByTap(other) }
    }
    _selectRow(meant, false, .none)
    // As on iOS, the cell's storyboard segue is performed before the delegate is called.
    if let cell = cells[meant] { cell.segues.selection?(cell) }
    delegate?.tableView(self, didSelectRowAt: meant)
  }

  /// Performs the primary action of a tapped row, even if the row is not selected (fact TV15).
  private func performPrimaryAction(ofRowAt path: IndexPath) {
    guard let delegate else { return }
    let isAllowed = OptionalMethodCall.result {
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    }
    guard isAllowed ?? !isEditing else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// Simulates a tap on the detail button of a row's accessory: performs the cell's accessory
  /// segue, and calls the delegate.
  ///
  /// Nothing happens if the accessory has no detail button.
  ///
  /// Differs from UIKit: there are no touch events, so this method takes their place.
  public func simulateTap(onAccessoryOfRowAt indexPath: IndexPath) {
    layoutIfNeeded()
    guard isUserInteractionEnabled, let cell = cells[indexPath], cell.hasDetailButton else {
      return
    }
    // The segue is performed first, as for a selected row (fact IB155); the order on iOS is not
    // known.
    cell.segues.accessory?(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Returns the tapped row if there is no delegate; otherwise nil, because a delegate that returns
  /// nil refuses the change.
  private func fallback(_ path: IndexPath) -> IndexPath? { delegate == nil ? path : nil }

  private func deselectByTap(_ path: IndexPath) {
    guard let meant = delegate?.tableView(self, willDeselectRowAt: path) ?? fallback(path) else {
      return
    }
    _deselectRow(meant, false)
    delegate?.tableView(self, didDeselectRowAt: meant)
  }

  func _scrollToRow(
    to indexPath: IndexPath, _ scrollPosition: ScrollPosition, _ animated: Bool
  ) {
    guard validGeometry.contains(indexPath) else { return }
    layoutIfNeeded()
    let row = _rectForRow(indexPath)
    let visible = bounds.inset(by: adjustedContentInset)
    let shift: CGFloat =
      switch scrollPosition {
      case .top: row.minY - visible.minY
      case .middle: row.midY - visible.midY
      case .bottom: row.maxY - visible.maxY
      case .none where row.maxY > visible.maxY: row.maxY - visible.maxY
      case .none: min(0, row.minY - visible.minY)
      }
    let target = scrollRange.clamp(CGPoint(x: contentOffset.x, y: contentOffset.y + shift))
    setContentOffset(target, animated: animated)
  }
}

extension UITableViewCell {
  /// Whether the accessory has a button that the user can tap.
  fileprivate var hasDetailButton: Bool {
    shownAccessoryView == nil
      && [.detailButton, .detailDisclosureButton].contains(shownAccessoryType)
  }
}
