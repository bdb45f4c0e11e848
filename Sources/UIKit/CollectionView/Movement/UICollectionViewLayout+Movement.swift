import Foundation

extension UICollectionViewLayout {
  /// The `zIndex` of an item that the user moves, which is in front of all other elements.
  static let liftedZIndex = Int(Int32.max)

  /// Returns the index path of the frontmost item at a point; the lifted item is found at its
  /// position in the layout, not at that of the touch.
  func itemPath(under point: CGPoint) -> IndexPath? {
    collectionView?.indexPathForItem(at: point)
  }

  /// Returns a copy of an item's attributes with the given centre, in front of all other elements.
  func _layoutAttributesForInteractivelyMovingItem(_ indexPath: IndexPath, to position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let lifted = own ?? makeAttributes(for: ElementKey(cellAt: indexPath))
    lifted.center = position
    lifted.zIndex = Self.liftedZIndex
    return lifted
  }

  /// Returns a context for one step or for the end of an interactive movement, with the previous
  /// and the target index paths; at the end, `position` is nil.
  func movingContext(
    _ targets: [IndexPath], _ previous: [IndexPath], position: CGPoint?
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = _invalidationContext()
    context.invalidateItems(at: targets)
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.interactiveMovementTarget = position ?? .zero
    return context
  }
}
