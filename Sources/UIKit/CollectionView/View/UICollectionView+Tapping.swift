public import Foundation

extension UICollectionView {
  /// Simulates a tap on an item: highlights it, selects or deselects it, and calls the delegate.
  ///
  /// The calls come as on iOS. When the touch begins: whether to highlight, the highlight. When it
  /// lifts: whether to select, or to deselect one of several; the selection or its end; the end of
  /// the highlight. An item that is out of sight cannot be touched, and without selection a touch
  /// does nothing.
  ///
  /// Differs from UIKit: there are no touches here, so this stands in for them.
  public func simulateTap(onItemAt indexPath: IndexPath) {
    layoutIfNeeded()
    guard allowsSelection, isUserInteractionEnabled, let cell = cellForItem(at: indexPath) else {
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
    lift(from: indexPath)
    cell.isHighlighted = false
    answer("didUnhighlightItemAt", indexPath) {
      $0.collectionView(self, didUnhighlightItemAt: indexPath)
    }
  }

  private func lift(from indexPath: IndexPath) {
    if allowsMultipleSelection && selection.contains(indexPath) {
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

  /// Selects an item, after deselecting those that it replaces; for one that is selected already
  /// the delegate is called again.
  private func selectByTap(_ indexPath: IndexPath) {
    if !allowsMultipleSelection {
      selection.others(than: indexPath).forEach(deselectByTap)
    }
    select(indexPath)
    answer("didSelectItemAt", indexPath) {
      $0.collectionView(self, didSelectItemAt: indexPath)
    }
  }

  private func deselectByTap(_ indexPath: IndexPath) {
    _deselectItem(indexPath)
    answer("didDeselectItemAt", indexPath) {
      $0.collectionView(self, didDeselectItemAt: indexPath)
    }
  }

  /// Calls the delegate about an item, and returns its result; nil without an implementation.
  @discardableResult private func answer<Answer>(
    _ question: String, _ indexPath: IndexPath, _ ask: (any UICollectionViewDelegate) -> Answer
  ) -> Answer? {
    delegate.flatMap { delegate in
      OptionalMethodCall.result(.item(delegate, question, at: indexPath)) { ask(delegate) }
    }
  }
}
