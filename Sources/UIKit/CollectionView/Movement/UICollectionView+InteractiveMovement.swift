import Foundation
import LayoutCore

/// An interactive movement of an item, from lifting the item to dropping it.
///
/// The other items make space during the movement; the data source is notified once, when the item
/// is dropped at a new index path.
struct InteractiveMovement {
  /// The index path at which the item was lifted.
  let origin: IndexPath
  /// The index path that the item would get if it were dropped now.
  var target: IndexPath
  /// The position of the item's centre, in the content's coordinates.
  var position: CGPoint
}

extension UICollectionView {
  func _beginInteractiveMovementForItem(ofItemAt indexPath: IndexPath) -> Bool {
    traced(.beginMovement(self, of: indexPath)) { lift(indexPath) }
  }

  func _updateInteractiveMovementTargetPosition(to targetPosition: CGPoint) {
    traced(.updateMovement(self, to: targetPosition)) { step(to: targetPosition) }
  }

  func _endInteractiveMovement() {
    guard let movement else { return }
    traced(.endMovement(self)) {
      // While `movement` is set, index paths are converted to those before the movement; it is set
      // to nil first, because the data source must receive the current index paths.
      self.movement = nil
      guard tell(movement) else { return putBack(movement) }
      settle(movement, at: movement.target, cancelled: false)
    }
  }

  func _cancelInteractiveMovement() {
    guard let movement else { return }
    traced(.cancelMovement(self)) {
      self.movement = nil
      putBack(movement)
    }
  }

  /// Ends the movement without calling the data source, for example when everything is reloaded.
  func forgetMovement() { movement = nil }

  private func putBack(_ movement: InteractiveMovement) {
    permute(from: movement.target, to: movement.origin)
    settle(movement, at: movement.origin, cancelled: true)
  }

  private func lift(_ indexPath: IndexPath) -> Bool {
    guard movement == nil, let dataSource, contains(indexPath) else { return false }
    let isMovable =
      OptionalMethodCall.result(.canMove(dataSource, at: indexPath)) {
        dataSource.collectionView(self, canMoveItemAt: indexPath)
      } ?? true
    guard isMovable, let own = layoutAttributesForItem(at: indexPath) else { return false }
    movement = InteractiveMovement(origin: indexPath, target: indexPath, position: own.center)
    step(to: own.center)
    return true
  }

  /// Requests the target of the moved item from the layout and the delegate, and moves the other
  /// items out of the way.
  private func step(to position: CGPoint) {
    guard let movement else { return }
    let layout = collectionViewLayout
    let proposed = traced(.target(layout, of: movement.target, at: position)) {
      layout.targetIndexPath(forInteractivelyMovingItem: movement.target, withPosition: position)
    }
    let target = retargeted(movement, proposed)
    permute(from: movement.target, to: target)
    self.movement?.target = target
    self.movement?.position = position
    // The layout pass requests the attributes of the lifted item at its target, so `target` was
    // updated before.
    invalidate(with: context(moving: movement, to: target, at: position))
    layoutIfNeeded()
  }

  private func context(
    moving movement: InteractiveMovement, to target: IndexPath, at position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let layout = collectionViewLayout
    return traced(
      .context(
        layout, moving: [target], to: position, from: [movement.target], at: movement.position)
    ) {
      layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [movement.target], previousPosition: movement.position)
    }
  }

  private func retargeted(_ movement: InteractiveMovement, _ proposed: IndexPath) -> IndexPath {
    guard proposed != movement.target, let delegate else { return proposed }
    return OptionalMethodCall.result(.target(delegate, of: movement, proposed: proposed)) {
      delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
        atCurrentIndexPath: movement.target, toProposedIndexPath: proposed)
    } ?? proposed
  }

  /// Reports the new index path of the item to the data source.
  ///
  /// - Returns: whether the item may stay at its target; false if there is no data source that
  ///   implements the method.
  private func tell(_ movement: InteractiveMovement) -> Bool {
    guard movement.origin != movement.target else { return true }
    guard let dataSource else { return false }
    let answer: Void? = OptionalMethodCall.result(
      .move(dataSource, at: movement.origin, to: movement.target)
    ) {
      dataSource.collectionView(self, moveItemAt: movement.origin, to: movement.target)
    }
    return answer != nil
  }

  private func settle(_ movement: InteractiveMovement, at path: IndexPath, cancelled: Bool) {
    let layout = collectionViewLayout
    let context = traced(
      .context(layout, endingAt: [path], from: [movement.target], cancelled: cancelled)
    ) {
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [path], previousIndexPaths: [movement.target],
        movementCancelled: cancelled)
    }
    invalidate(with: context)
    layoutIfNeeded()
  }
}
