/// The calls of an interactive movement, in which the user drags an item to another position.
extension LayoutTrace.Method {
  /// The method that begins the movement of an item.
  public static let beginInteractiveMovementForItem = Self(
    rawValue: "beginInteractiveMovementForItem(at:)")
  /// The method that continues a movement to a new position.
  public static let updateInteractiveMovementTargetPosition = Self(
    rawValue: "updateInteractiveMovementTargetPosition(_:)")
  /// The method that ends a movement and leaves the item at its new position.
  public static let endInteractiveMovement = Self(rawValue: "endInteractiveMovement()")
  /// The method that cancels a movement and returns the item to its old position.
  public static let cancelInteractiveMovement = Self(rawValue: "cancelInteractiveMovement()")
  /// The method that returns the index path that a moved item would have.
  public static let targetIndexPathForInteractivelyMovingItem = Self(
    rawValue: "targetIndexPath(forInteractivelyMovingItem:withPosition:)")
  /// The method that returns the attributes of an item while it is being moved.
  public static let layoutAttributesForInteractivelyMovingItem = Self(
    rawValue: "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)")
  /// The method that returns whether an item can be moved.
  public static let canMoveItemAt = Self(rawValue: "collectionView(_:canMoveItemAt:)")
  /// The method that notifies the data source that an item was moved.
  public static let moveItemAt = Self(rawValue: "collectionView(_:moveItemAt:to:)")
}

/// The calls during a transition between layouts and during an animated bounds change.
extension LayoutTrace.Method {
  /// The method that begins an interactive transition.
  public static let startInteractiveTransition = Self(
    rawValue: "startInteractiveTransition(to:completion:)")
  /// The method that sets a new layout.
  public static let setCollectionViewLayout = Self(
    rawValue: "setCollectionViewLayout(_:animated:)")
  /// The method that returns the layout shown during a transition between two others.
  public static let transitionLayoutForOldLayout = Self(
    rawValue: "collectionView(_:transitionLayoutForOldLayout:newLayout:)")
  /// The method that notifies the old layout that it is being replaced.
  public static let prepareForTransitionTo = Self(rawValue: "prepareForTransition(to:)")
  /// The method that notifies the new layout that it replaces another.
  public static let prepareForTransitionFrom = Self(rawValue: "prepareForTransition(from:)")
  /// The method that notifies both layouts of the end of a transition.
  public static let finalizeLayoutTransition = Self(rawValue: "finalizeLayoutTransition()")
  /// The method that notifies the layout of the beginning of an animated bounds change.
  public static let prepareForAnimatedBoundsChange = Self(
    rawValue: "prepare(forAnimatedBoundsChange:)")
  /// The method that notifies the layout of the end of an animated bounds change.
  public static let finalizeAnimatedBoundsChange = Self(
    rawValue: "finalizeAnimatedBoundsChange()")
  /// The property that determines whether frames are mirrored in the opposite reading direction.
  public static let flipsHorizontallyInOppositeLayoutDirection = Self(
    rawValue: "flipsHorizontallyInOppositeLayoutDirection")
  /// The property that contains the reading direction for which frames are computed.
  public static let developmentLayoutDirection = Self(rawValue: "developmentLayoutDirection")
}

/// The calls that concern touched items and the prefetching of items.
extension LayoutTrace.Method {
  /// The method that notifies the data source of items that will soon be shown.
  public static let prefetchItemsAt = Self(rawValue: "collectionView(_:prefetchItemsAt:)")
  /// The method that notifies the data source of prefetched items that will not be shown after all.
  public static let cancelPrefetchingForItemsAt = Self(
    rawValue: "collectionView(_:cancelPrefetchingForItemsAt:)")
  /// The method that returns whether a touched item is highlighted.
  public static let shouldHighlightItemAt = Self(
    rawValue: "collectionView(_:shouldHighlightItemAt:)")
  /// The method that returns whether a tapped item is selected.
  public static let shouldSelectItemAt = Self(rawValue: "collectionView(_:shouldSelectItemAt:)")
  /// The method that notifies the delegate that an item was selected.
  public static let didSelectItemAt = Self(rawValue: "collectionView(_:didSelectItemAt:)")
}
