extension LayoutTrace {
  /// The name of a method in Swift syntax, such as `prepare()`.
  public struct Method: RawRepresentable, Hashable, Sendable {
    /// The name in Swift syntax, such as `prepare()`.
    public let rawValue: String

    /// Makes a method from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// Methods of a collection view.
extension LayoutTrace.Method {
  /// The layout pass of the collection view.
  public static let layoutSubviews = Self(rawValue: "layoutSubviews()")
  /// A change of the origin or size of the bounds; its arguments are `from` and `to`.
  public static let bounds = Self(rawValue: "bounds")
  /// The method that reloads all data.
  public static let reloadData = Self(rawValue: "reloadData()")
  /// The property to which a new layout is assigned; its argument is `to`.
  public static let collectionViewLayout = Self(rawValue: "collectionViewLayout")
  /// The method that performs a batch of updates.
  public static let performBatchUpdates = Self(rawValue: "performBatchUpdates(_:completion:)")
  /// The method with which the data source dequeues a cell.
  public static let dequeueReusableCell = Self(
    rawValue: "dequeueReusableCell(withReuseIdentifier:for:)")
  /// The method with which the data source dequeues a supplementary view.
  public static let dequeueReusableSupplementaryView = Self(
    rawValue: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)")
}

/// Methods of a layout.
extension LayoutTrace.Method {
  /// The method that prepares the layout.
  public static let prepare = Self(rawValue: "prepare()")
  /// The property that contains the content size.
  public static let collectionViewContentSize = Self(rawValue: "collectionViewContentSize")
  /// The method that returns the attributes of the elements in a rectangle.
  public static let layoutAttributesForElements = Self(
    rawValue: "layoutAttributesForElements(in:)")
  /// The method that returns the attributes of one item.
  public static let layoutAttributesForItem = Self(rawValue: "layoutAttributesForItem(at:)")
  /// The method that returns the attributes of one supplementary view.
  public static let layoutAttributesForSupplementaryView = Self(
    rawValue: "layoutAttributesForSupplementaryView(ofKind:at:)")
  /// The method that returns whether a change of bounds invalidates the layout.
  public static let shouldInvalidateLayoutForBoundsChange = Self(
    rawValue: "shouldInvalidateLayout(forBoundsChange:)")
  /// The method that returns the invalidation context for a change of bounds.
  public static let invalidationContextForBoundsChange = Self(
    rawValue: "invalidationContext(forBoundsChange:)")
  /// The method that returns whether a view's preferred attributes invalidate the layout.
  public static let shouldInvalidateLayoutForPreferredLayoutAttributes = Self(
    rawValue: "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)")
  /// The method that returns the invalidation context for a view's preferred attributes.
  public static let invalidationContextForPreferredLayoutAttributes = Self(
    rawValue: "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)")
  /// The method that invalidates the layout with a context.
  public static let invalidateLayoutWith = Self(rawValue: "invalidateLayout(with:)")
  /// The method with which the layout itself or the app invalidates everything.
  public static let invalidateLayout = Self(rawValue: "invalidateLayout()")
  /// The method that returns the content offset after a batch of updates, an animated bounds change
  /// or a change of the layout.
  public static let targetContentOffset = Self(
    rawValue: "targetContentOffset(forProposedContentOffset:)")
}

/// Methods of a layout in a batch of updates.
extension LayoutTrace.Method {
  /// The method that notifies the layout of the changes in a batch.
  public static let prepareForCollectionViewUpdates = Self(
    rawValue: "prepare(forCollectionViewUpdates:)")
  /// The method that returns the attributes from which an inserted item is animated.
  public static let initialLayoutAttributesForAppearingItem = Self(
    rawValue: "initialLayoutAttributesForAppearingItem(at:)")
  /// The method that returns the attributes to which a deleted item is animated.
  public static let finalLayoutAttributesForDisappearingItem = Self(
    rawValue: "finalLayoutAttributesForDisappearingItem(at:)")
  /// The method that notifies the layout of the end of a batch.
  public static let finalizeCollectionViewUpdates = Self(
    rawValue: "finalizeCollectionViewUpdates()")
}

/// Methods of a data source and a delegate.
extension LayoutTrace.Method {
  /// The method that returns the number of sections.
  public static let numberOfSections = Self(rawValue: "numberOfSections(in:)")
  /// The method that returns the number of items in a section.
  public static let numberOfItemsInSection = Self(
    rawValue: "collectionView(_:numberOfItemsInSection:)")
  /// The method that returns a cell.
  public static let cellForItemAt = Self(rawValue: "collectionView(_:cellForItemAt:)")
  /// The method that returns a supplementary view.
  public static let viewForSupplementaryElement = Self(
    rawValue: "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  /// The method that returns an item's size.
  public static let sizeForItemAt = Self(rawValue: "collectionView(_:layout:sizeForItemAt:)")
  /// The method that returns a section's insets.
  public static let insetForSectionAt = Self(
    rawValue: "collectionView(_:layout:insetForSectionAt:)")
  /// The method that returns a section's line spacing.
  public static let minimumLineSpacingForSectionAt = Self(
    rawValue: "collectionView(_:layout:minimumLineSpacingForSectionAt:)")
  /// The method that returns a section's interitem spacing.
  public static let minimumInteritemSpacingForSectionAt = Self(
    rawValue: "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)")
  /// The method that returns the size of a section's header.
  public static let referenceSizeForHeaderInSection = Self(
    rawValue: "collectionView(_:layout:referenceSizeForHeaderInSection:)")
  /// The method that returns the size of a section's footer.
  public static let referenceSizeForFooterInSection = Self(
    rawValue: "collectionView(_:layout:referenceSizeForFooterInSection:)")
  /// The method that notifies the delegate that a cell is about to be shown.
  public static let willDisplay = Self(rawValue: "collectionView(_:willDisplay:forItemAt:)")
  /// The method that notifies the delegate that a cell is no longer shown.
  public static let didEndDisplaying = Self(
    rawValue: "collectionView(_:didEndDisplaying:forItemAt:)")
  /// The method that notifies the delegate that the content offset changed.
  public static let scrollViewDidScroll = Self(rawValue: "scrollViewDidScroll(_:)")
}

/// Methods of a cell or any other reusable view.
extension LayoutTrace.Method {
  /// The initialiser of a view.
  public static let initFrame = Self(rawValue: "init(frame:)")
  /// The method that prepares a view for reuse.
  public static let prepareForReuse = Self(rawValue: "prepareForReuse()")
  /// The method that returns the attributes preferred by a view.
  public static let preferredLayoutAttributesFitting = Self(
    rawValue: "preferredLayoutAttributesFitting(_:)")
  /// The method that applies attributes to a view.
  public static let apply = Self(rawValue: "apply(_:)")
}
