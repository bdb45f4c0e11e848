/// What an item is moved by hand with, and a layout asked meanwhile.
extension LayoutTrace.Method {
  /// The lifting of an item.
  public static let beginInteractiveMovementForItem = Self(
    rawValue: "beginInteractiveMovementForItem(at:)")
  /// A step of a movement.
  public static let updateInteractiveMovementTargetPosition = Self(
    rawValue: "updateInteractiveMovementTargetPosition(_:)")
  /// The end of a movement where the item stays.
  public static let endInteractiveMovement = Self(rawValue: "endInteractiveMovement()")
  /// The end of a movement where the item goes back.
  public static let cancelInteractiveMovement = Self(rawValue: "cancelInteractiveMovement()")
  /// The question where a moved item would go.
  public static let targetIndexPathForInteractivelyMovingItem = Self(
    rawValue: "targetIndexPath(forInteractivelyMovingItem:withPosition:)")
  /// The question how a lifted item is shown.
  public static let layoutAttributesForInteractivelyMovingItem = Self(
    rawValue: "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)")
  /// The question whether an item can be moved.
  public static let canMoveItemAt = Self(rawValue: "collectionView(_:canMoveItemAt:)")
  /// The news of an item that was moved.
  public static let moveItemAt = Self(rawValue: "collectionView(_:moveItemAt:to:)")
}

/// What changes of a layout and animated bounds lead to.
extension LayoutTrace.Method {
  /// The beginning of a transition that follows a finger.
  public static let startInteractiveTransition = Self(
    rawValue: "startInteractiveTransition(to:completion:)")
  /// The taking of another layout into use.
  public static let setCollectionViewLayout = Self(
    rawValue: "setCollectionViewLayout(_:animated:)")
  /// The question for the layout in between two.
  public static let transitionLayoutForOldLayout = Self(
    rawValue: "collectionView(_:transitionLayoutForOldLayout:newLayout:)")
  /// The news for a layout that is left.
  public static let prepareForTransitionTo = Self(rawValue: "prepareForTransition(to:)")
  /// The news for a layout that is gone to.
  public static let prepareForTransitionFrom = Self(rawValue: "prepareForTransition(from:)")
  /// The end of a transition.
  public static let finalizeLayoutTransition = Self(rawValue: "finalizeLayoutTransition()")
  /// The news of bounds that change in an animation.
  public static let prepareForAnimatedBoundsChange = Self(
    rawValue: "prepare(forAnimatedBoundsChange:)")
  /// The end of such a change.
  public static let finalizeAnimatedBoundsChange = Self(
    rawValue: "finalizeAnimatedBoundsChange()")
  /// The question whether frames are mirrored against the reading direction.
  public static let flipsHorizontallyInOppositeLayoutDirection = Self(
    rawValue: "flipsHorizontallyInOppositeLayoutDirection")
  /// The question for the reading direction that frames are meant for.
  public static let developmentLayoutDirection = Self(rawValue: "developmentLayoutDirection")
}

/// What is told and asked about items that are touched or lie ahead.
extension LayoutTrace.Method {
  /// The news of items that lie ahead.
  public static let prefetchItemsAt = Self(rawValue: "collectionView(_:prefetchItemsAt:)")
  /// The news of items that no longer do.
  public static let cancelPrefetchingForItemsAt = Self(
    rawValue: "collectionView(_:cancelPrefetchingForItemsAt:)")
  /// The question whether a touched item is highlighted.
  public static let shouldHighlightItemAt = Self(
    rawValue: "collectionView(_:shouldHighlightItemAt:)")
  /// The question whether a tapped item is selected.
  public static let shouldSelectItemAt = Self(rawValue: "collectionView(_:shouldSelectItemAt:)")
  /// The news of a selected item.
  public static let didSelectItemAt = Self(rawValue: "collectionView(_:didSelectItemAt:)")
}
