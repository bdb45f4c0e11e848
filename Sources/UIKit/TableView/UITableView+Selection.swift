public import Foundation

extension UITableView {
  /// The row that is selected; the first of several.
  public var indexPathForSelectedRow: IndexPath? { selected.min() }

  /// The rows that are selected, in order; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

  /// Selects a row, and scrolls to it; the delegate is not told.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      for other in selected.sorted() where other != indexPath {
        deselectRow(at: other, animated: animated)
      }
    }
    guard let indexPath, validGeometry.contains(indexPath) else { return }
    selected.insert(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes a row out of the selection; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selected.remove(indexPath) != nil else { return }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Does what a finger that taps a row does: highlights it, selects or deselects it, and tells the
  /// delegate.
  ///
  /// Differs from UIKit: there are no touches here, so this stands in for them.
  public func simulateTap(onRowAt indexPath: IndexPath) {
    layoutIfNeeded()
    guard allowsSelection, isUserInteractionEnabled, let cell = cells[indexPath],
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    lift(from: indexPath)
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
    selectRow(at: meant, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: meant)
  }

  /// The row itself where there is no delegate; nil where there is one, which said none.
  private func fallback(_ path: IndexPath) -> IndexPath? { delegate == nil ? path : nil }

  private func deselectByTap(_ path: IndexPath) {
    guard let meant = delegate?.tableView(self, willDeselectRowAt: path) ?? fallback(path) else {
      return
    }
    deselectRow(at: meant, animated: false)
    delegate?.tableView(self, didDeselectRowAt: meant)
  }

  /// Scrolls to a row, as far as the content reaches.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard validGeometry.contains(indexPath) else { return }
    layoutIfNeeded()
    let row = rectForRow(at: indexPath)
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
