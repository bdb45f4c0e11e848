import Foundation

/// The calls of an interactive movement.
extension TracedCall {
  static func beginMovement(_ view: UICollectionView, of path: IndexPath) -> TracedCall {
    TracedCall(
      .collectionView, view, "beginInteractiveMovementForItem(at:)", ["at": path])
  }

  static func updateMovement(_ view: UICollectionView, to position: CGPoint) -> TracedCall {
    TracedCall(
      .collectionView, view, "updateInteractiveMovementTargetPosition(_:)", ["_": position])
  }

  static func endMovement(_ view: UICollectionView) -> TracedCall {
    TracedCall(.collectionView, view, "endInteractiveMovement()")
  }

  static func cancelMovement(_ view: UICollectionView) -> TracedCall {
    TracedCall(.collectionView, view, "cancelInteractiveMovement()")
  }

  static func canMove(
    _ dataSource: any UICollectionViewDataSource, at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .dataSource, dataSource, "collectionView(_:canMoveItemAt:)", ["canMoveItemAt": path])
  }

  static func move(
    _ dataSource: any UICollectionViewDataSource, at path: IndexPath, to target: IndexPath
  ) -> TracedCall {
    TracedCall(
      .dataSource, dataSource, "collectionView(_:moveItemAt:to:)",
      ["moveItemAt": path, "to": target])
  }

  static func target(
    _ delegate: any UICollectionViewDelegate, of movement: InteractiveMovement,
    proposed: IndexPath
  ) -> TracedCall {
    TracedCall(
      .delegate, delegate,
      """
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:\
      toProposedIndexPath:)
      """,
      [
        "targetIndexPathForMoveOfItemFromOriginalIndexPath": movement.origin,
        "atCurrentIndexPath": movement.target, "toProposedIndexPath": proposed,
      ])
  }
}

/// The calls of a layout during an interactive movement.
extension TracedCall {
  static func target(
    _ layout: UICollectionViewLayout, of path: IndexPath, at position: CGPoint
  ) -> TracedCall {
    TracedCall(
      .layout, layout, "targetIndexPath(forInteractivelyMovingItem:withPosition:)",
      ["forInteractivelyMovingItem": path, "withPosition": position])
  }

  static func lifted(
    _ layout: UICollectionViewLayout, at path: IndexPath, to position: CGPoint
  ) -> TracedCall {
    TracedCall(
      .layout, layout, "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)",
      ["at": path, "withTargetPosition": position])
  }

  static func context(
    _ layout: UICollectionViewLayout, moving targets: [IndexPath], to position: CGPoint,
    from previous: [IndexPath], at previousPosition: CGPoint
  ) -> TracedCall {
    TracedCall(
      .layout, layout,
      """
      invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:\
      previousPosition:)
      """,
      [
        "forInteractivelyMovingItems": targets, "withTargetPosition": position,
        "previousIndexPaths": previous, "previousPosition": previousPosition,
      ])
  }

  static func context(
    _ layout: UICollectionViewLayout, endingAt paths: [IndexPath], from previous: [IndexPath],
    cancelled: Bool
  ) -> TracedCall {
    TracedCall(
      .layout, layout,
      """
      invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:\
      previousIndexPaths:movementCancelled:)
      """,
      [
        "toFinalIndexPaths": paths, "previousIndexPaths": previous,
        "movementCancelled": cancelled,
      ])
  }
}
