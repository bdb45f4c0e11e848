/// The calls of an interactive movement, in which an item follows a finger.
extension LayoutTrace.Method {
  /// An item is picked up.
  public static let beginInteractiveMovementForItem = Self(
    rawValue: "beginInteractiveMovementForItem(at:)")
  /// A step of a movement.
  public static let updateInteractiveMovementTargetPosition = Self(
    rawValue: "updateInteractiveMovementTargetPosition(_:)")
  /// The end of a movement where the item stays.
  public static let endInteractiveMovement = Self(rawValue: "endInteractiveMovement()")
  /// The end of a movement where the item goes back.
  public static let cancelInteractiveMovement = Self(rawValue: "cancelInteractiveMovement()")
  /// Queries for the index path that a moved item would have.
  public static let targetIndexPathForInteractivelyMovingItem = Self(
    rawValue: "targetIndexPath(forInteractivelyMovingItem:withPosition:)")
  /// Queries for the attributes of an item while it is moved.
  public static let layoutAttributesForInteractivelyMovingItem = Self(
    rawValue: "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)")
  /// Queries whether an item can be moved.
  public static let canMoveItemAt = Self(rawValue: "collectionView(_:canMoveItemAt:)")
  /// Notifies the data source that an item was moved.
  public static let moveItemAt = Self(rawValue: "collectionView(_:moveItemAt:to:)")
}

/// The calls when one layout replaces another and when bounds change in an animation.
extension LayoutTrace.Method {
  /// The beginning of a transition that follows a finger.
  public static let startInteractiveTransition = Self(
    rawValue: "startInteractiveTransition(to:completion:)")
  /// Another layout is set.
  public static let setCollectionViewLayout = Self(
    rawValue: "setCollectionViewLayout(_:animated:)")
  /// Queries for the layout that is shown between two others.
  public static let transitionLayoutForOldLayout = Self(
    rawValue: "collectionView(_:transitionLayoutForOldLayout:newLayout:)")
  /// Notifies the old layout that it is replaced.
  public static let prepareForTransitionTo = Self(rawValue: "prepareForTransition(to:)")
  /// Notifies the new layout that it replaces another.
  public static let prepareForTransitionFrom = Self(rawValue: "prepareForTransition(from:)")
  /// Notifies both layouts that a transition ends.
  public static let finalizeLayoutTransition = Self(rawValue: "finalizeLayoutTransition()")
  /// Notifies the layout that bounds change in an animation.
  public static let prepareForAnimatedBoundsChange = Self(
    rawValue: "prepare(forAnimatedBoundsChange:)")
  /// Notifies the layout that such a change ends.
  public static let finalizeAnimatedBoundsChange = Self(
    rawValue: "finalizeAnimatedBoundsChange()")
  /// Queries whether frames are mirrored when the reading direction is the opposite one.
  public static let flipsHorizontallyInOppositeLayoutDirection = Self(
    rawValue: "flipsHorizontallyInOppositeLayoutDirection")
  /// Queries for the reading direction that frames are meant for.
  public static let developmentLayoutDirection = Self(rawValue: "developmentLayoutDirection")
}

/// The calls about touched items, and about items that will soon be shown.
extension LayoutTrace.Method {
  /// Notifies the data source which items will soon be shown.
  public static let prefetchItemsAt = Self(rawValue: "collectionView(_:prefetchItemsAt:)")
  /// Notifies the data source which of these items will not be shown.
  public static let cancelPrefetchingForItemsAt = Self(
    rawValue: "collectionView(_:cancelPrefetchingForItemsAt:)")
  /// Queries whether a touched item is highlighted.
  public static let shouldHighlightItemAt = Self(
    rawValue: "collectionView(_:shouldHighlightItemAt:)")
  /// Queries whether a tapped item is selected.
  public static let shouldSelectItemAt = Self(rawValue: "collectionView(_:shouldSelectItemAt:)")
  /// Notifies the delegate that an item was selected.
  public static let didSelectItemAt = Self(rawValue: "collectionView(_:didSelectItemAt:)")
}
