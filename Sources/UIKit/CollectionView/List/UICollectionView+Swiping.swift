public import Foundation

/// Swiped rows of lists (facts LI25, LI72, LI73).
extension UICollectionView {
  /// Simulates a swipe on a row of a list from one side, which reveals the row's actions; returns
  /// whether actions were revealed.
  ///
  /// No actions are revealed in editing mode, or if the row is not visible.
  ///
  /// The provider of the list's configuration determines the actions. A full swipe performs the
  /// first action if the configuration of the actions allows it.
  ///
  /// Differs from UIKit: there are no touch events, so this method takes their place.
  @discardableResult
  public func simulateSwipe(
    onItemAt indexPath: IndexPath, from edge: NSDirectionalRectEdge = .trailing,
    isFull: Bool = false
  ) -> Bool {
    layoutIfNeeded()
    closeSwipe()
    guard !isEditing, let cell = cellForItem(at: indexPath),
      let swipe = OpenSwipe(
        swipeActions(at: indexPath, from: edge), at: indexPath, isTrailing: edge != .leading,
        close: { [weak self] in self?.closeSwipe() })
    else { return false }
    editing.swipe = swipe
    cell.noteStateChange()
    setNeedsLayout()
    if isFull { swipe.swipeFully() }
    layoutIfNeeded()
    return true
  }

  /// Hides the actions of a swiped row, like a touch outside of it.
  public func simulateEndOfSwipe() {
    closeSwipe()
    layoutIfNeeded()
  }

  private func swipeActions(
    at path: IndexPath, from edge: NSDirectionalRectEdge
  ) -> UISwipeActionsConfiguration? {
    guard let list = list(ofSection: path.section)?.configuration else { return nil }
    return edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  /// Removes the revealed actions, and moves their row back.
  func closeSwipe() {
    guard let swipe = editing.swipe else { return }
    editing.swipe = nil
    swipe.view.removeFromSuperview()
    guard let cell = shown[ElementKey(cellAt: swipe.path)] as? UICollectionViewCell else { return }
    if let attributes = cell.appliedAttributes { cell.frame = viewFrame(for: attributes) }
    cell.noteStateChange()
  }

  /// Moves a swiped row aside and lays out its actions beside it; removes them if the row is not
  /// visible.
  func placeSwipe() {
    guard let swipe = editing.swipe else { return }
    guard let cell = shown[ElementKey(cellAt: swipe.path)] as? UICollectionViewCell,
      let attributes = cell.appliedAttributes
    else { return closeSwipe() }
    let row = viewFrame(for: attributes)
    cell.frame = row.offsetBy(dx: swipe.shift(isRightToLeft: isRightToLeft), dy: 0)
    swipe.place(in: row, isRightToLeft: isRightToLeft)
    // In an inset-grouped list, the actions have the round outer corners of a section's first and
    // last row; in other lists the radius is 0.
    let ends: CACornerMask =
      swipe.isTrailing != isRightToLeft
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    swipe.view.layer.cornerRadius = cell.listRow?.cornerRadius ?? 0
    swipe.view.layer.maskedCorners = (cell.listRow?.corners ?? []).intersection(ends)
    cell.superview?.insertSubview(swipe.view, belowSubview: cell)
  }
}
