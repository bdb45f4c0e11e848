public import Foundation

extension UICollectionView {
  /// Simulates a tap on an item: highlights it, selects or deselects it, and calls the delegate.
  ///
  /// The delegate is called as on iOS. When the touch begins, `shouldHighlight` and `didHighlight`
  /// are called. When the touch ends, these methods are called: `shouldSelect`, or `shouldDeselect`
  /// if several items can be selected and this one is; `didSelect` or `didDeselect`; the methods
  /// about the primary action, unless several items can be selected and some already are;
  /// `didUnhighlight`. Then the item of an outline is expanded or collapsed, if its list cell
  /// allows that. An item that is not visible cannot be touched, and a touch does nothing if items
  /// cannot be selected at present.
  ///
  /// Differs from UIKit: there are no touch events, so this method takes their place.
  public func simulateTap(onItemAt indexPath: IndexPath) {
    layoutIfNeeded()
    guard allowsSelectionNow, isUserInteractionEnabled, let cell = cellForItem(at: indexPath) else {
      return
    }
    let isMeant = answer("shouldHighlightItemAt", indexPath) {
      $0.collectionView(self, shouldHighlightItemAt: indexPath)
    }
    guard isMeant ?? true else { return }
    cell.isHighlighted = true
    answer("didHighlightItemAt", indexPath) {
      $0.collectionView(self, didHighlightItemAt: indexPath)
    }
    let isPrimary = !allowsMultipleSelectionNow || selection.sorted.isEmpty
    lift(from: indexPath)
    if isPrimary { performPrimaryAction(at: indexPath) }
    cell.isHighlighted = false
    answer("didUnhighlightItemAt", indexPath) {
      $0.collectionView(self, didUnhighlightItemAt: indexPath)
    }
    guard (cell as? UICollectionViewListCell)?.togglesOutline == true else { return }
    (dataSource as? any OutlineDataSource)?.toggleOutline(at: indexPath)
  }

  private func lift(from indexPath: IndexPath) {
    if allowsMultipleSelectionNow && selection.contains(indexPath) {
      let isMeant = answer("shouldDeselectItemAt", indexPath) {
        $0.collectionView(self, shouldDeselectItemAt: indexPath)
      }
      if isMeant ?? true { deselectByTap(indexPath) }
    } else {
      let isMeant = answer("shouldSelectItemAt", indexPath) {
        $0.collectionView(self, shouldSelectItemAt: indexPath)
      }
      if isMeant ?? true { selectByTap(indexPath) }
    }
  }

  /// Selects a tapped item; other items are deselected first unless several can be selected.
  ///
  /// The delegate is called even if the item is already selected.
  private func selectByTap(_ indexPath: IndexPath) {
    if !allowsMultipleSelectionNow {
      selection.others(than: indexPath).forEach(deselectByTap)
    }
    select(indexPath)
    // As on iOS, the segue is performed before the delegate is called.
    if let cell = cellForItem(at: indexPath) { cell.segues.selection?(cell) }
    answer("didSelectItemAt", indexPath) {
      $0.collectionView(self, didSelectItemAt: indexPath)
    }
  }

  /// Performs the primary action of a tapped item, even if the item is not selected (fact TV15).
  private func performPrimaryAction(at indexPath: IndexPath) {
    let isAllowed = answer("canPerformPrimaryActionForItemAt", indexPath) {
      $0.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    }
    guard isAllowed ?? !isEditing else { return }
    answer("performPrimaryActionForItemAt", indexPath) {
      $0.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  private func deselectByTap(_ indexPath: IndexPath) {
    _deselectItem(indexPath)
    answer("didDeselectItemAt", indexPath) {
      $0.collectionView(self, didDeselectItemAt: indexPath)
    }
  }

  /// Calls a delegate method about an item, and returns its result, or nil if it is not
  /// implemented.
  @discardableResult private func answer<Answer>(
    _ question: String, _ indexPath: IndexPath, _ ask: (any UICollectionViewDelegate) -> Answer
  ) -> Answer? {
    delegate.flatMap { delegate in
      OptionalMethodCall.result(.item(delegate, question, at: indexPath)) { ask(delegate) }
    }
  }
}
