import Foundation

extension UICollectionViewLayout {
  /// The order of an item that is moved by hand: in front of all that layouts place.
  static let liftedZIndex = Int(Int32.max)

  /// Returns the frontmost item at a point, the moved one not counted.
  func itemPath(under point: CGPoint) -> IndexPath? {
    collectionView?.indexPathForItem(at: point)
  }

  /// Returns an item's attributes with another centre, in front of all others.
  func _layoutAttributesForInteractivelyMovingItem(_ indexPath: IndexPath, to position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let lifted = own ?? makeAttributes(for: ElementKey(cellAt: indexPath))
    lifted.center = position
    lifted.zIndex = Self.liftedZIndex
    return lifted
  }

  /// Makes a context that names the items of a step of a movement.
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
