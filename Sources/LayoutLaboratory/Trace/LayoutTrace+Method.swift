extension LayoutTrace {
  /// The name of a method as Swift writes it, such as `prepare()`.
  public struct Method: RawRepresentable, Hashable, Sendable {
    /// The name as source writes it, such as `prepare()`.
    public let rawValue: String

    /// Names a method.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// Methods of a collection view.
extension LayoutTrace.Method {
  /// A layout pass.
  public static let layoutSubviews = Self(rawValue: "layoutSubviews()")
  /// A change of the bounds, in origin or size; its arguments are `from` and `to`.
  public static let bounds = Self(rawValue: "bounds")
  /// A reload.
  public static let reloadData = Self(rawValue: "reloadData()")
  /// Another layout is set; its argument is `to`.
  public static let collectionViewLayout = Self(rawValue: "collectionViewLayout")
  /// A batch of updates.
  public static let performBatchUpdates = Self(rawValue: "performBatchUpdates(_:completion:)")
  /// The data source dequeues a cell.
  public static let dequeueReusableCell = Self(
    rawValue: "dequeueReusableCell(withReuseIdentifier:for:)")
  /// The data source dequeues a supplementary view.
  public static let dequeueReusableSupplementaryView = Self(
    rawValue: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)")
}

/// Methods of a layout.
extension LayoutTrace.Method {
  /// Makes the layout prepare.
  public static let prepare = Self(rawValue: "prepare()")
  /// Queries for the content's size.
  public static let collectionViewContentSize = Self(rawValue: "collectionViewContentSize")
  /// Queries for the attributes of the elements in a rectangle.
  public static let layoutAttributesForElements = Self(
    rawValue: "layoutAttributesForElements(in:)")
  /// Queries for the attributes of one item.
  public static let layoutAttributesForItem = Self(rawValue: "layoutAttributesForItem(at:)")
  /// Queries for the attributes of one supplementary view.
  public static let layoutAttributesForSupplementaryView = Self(
    rawValue: "layoutAttributesForSupplementaryView(ofKind:at:)")
  /// Queries whether a change of bounds makes the layout invalid.
  public static let shouldInvalidateLayoutForBoundsChange = Self(
    rawValue: "shouldInvalidateLayout(forBoundsChange:)")
  /// Queries the parts that a change of bounds invalidates.
  public static let invalidationContextForBoundsChange = Self(
    rawValue: "invalidationContext(forBoundsChange:)")
  /// Queries whether the attributes that a view prefers make the layout invalid.
  public static let shouldInvalidateLayoutForPreferredLayoutAttributes = Self(
    rawValue: "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)")
  /// Queries the parts that a view's preferred attributes invalidate.
  public static let invalidationContextForPreferredLayoutAttributes = Self(
    rawValue: "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)")
  /// An invalidation with a context.
  public static let invalidateLayoutWith = Self(rawValue: "invalidateLayout(with:)")
  /// An invalidation of everything, by the layout itself or by the app.
  public static let invalidateLayout = Self(rawValue: "invalidateLayout()")
  /// Queries for the content offset after a batch of updates.
  public static let targetContentOffset = Self(
    rawValue: "targetContentOffset(forProposedContentOffset:)")
}

/// Methods of a layout in a batch of updates.
extension LayoutTrace.Method {
  /// Notifies the layout of the changes of a batch.
  public static let prepareForCollectionViewUpdates = Self(
    rawValue: "prepare(forCollectionViewUpdates:)")
  /// Queries for the attributes that an inserted item starts from.
  public static let initialLayoutAttributesForAppearingItem = Self(
    rawValue: "initialLayoutAttributesForAppearingItem(at:)")
  /// Queries for the attributes that a deleted item ends at.
  public static let finalLayoutAttributesForDisappearingItem = Self(
    rawValue: "finalLayoutAttributesForDisappearingItem(at:)")
  /// Notifies the layout that a batch ends.
  public static let finalizeCollectionViewUpdates = Self(
    rawValue: "finalizeCollectionViewUpdates()")
}

/// Methods of a data source and a delegate.
extension LayoutTrace.Method {
  /// Queries for the number of sections.
  public static let numberOfSections = Self(rawValue: "numberOfSections(in:)")
  /// Queries for the number of items in a section.
  public static let numberOfItemsInSection = Self(
    rawValue: "collectionView(_:numberOfItemsInSection:)")
  /// Queries for a cell.
  public static let cellForItemAt = Self(rawValue: "collectionView(_:cellForItemAt:)")
  /// Queries for a supplementary view.
  public static let viewForSupplementaryElement = Self(
    rawValue: "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  /// Queries for an item's size.
  public static let sizeForItemAt = Self(rawValue: "collectionView(_:layout:sizeForItemAt:)")
  /// Queries for a section's insets.
  public static let insetForSectionAt = Self(
    rawValue: "collectionView(_:layout:insetForSectionAt:)")
  /// Queries for a section's line spacing.
  public static let minimumLineSpacingForSectionAt = Self(
    rawValue: "collectionView(_:layout:minimumLineSpacingForSectionAt:)")
  /// Queries for a section's interitem spacing.
  public static let minimumInteritemSpacingForSectionAt = Self(
    rawValue: "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)")
  /// Queries for the size of a section's header.
  public static let referenceSizeForHeaderInSection = Self(
    rawValue: "collectionView(_:layout:referenceSizeForHeaderInSection:)")
  /// Queries for the size of a section's footer.
  public static let referenceSizeForFooterInSection = Self(
    rawValue: "collectionView(_:layout:referenceSizeForFooterInSection:)")
  /// Notifies the delegate that a cell is about to be shown.
  public static let willDisplay = Self(rawValue: "collectionView(_:willDisplay:forItemAt:)")
  /// Notifies the delegate that a cell is no longer shown.
  public static let didEndDisplaying = Self(
    rawValue: "collectionView(_:didEndDisplaying:forItemAt:)")
  /// Notifies the delegate that the content offset changed.
  public static let scrollViewDidScroll = Self(rawValue: "scrollViewDidScroll(_:)")
}

/// Methods of a cell or another reusable view.
extension LayoutTrace.Method {
  /// A view is created.
  public static let initFrame = Self(rawValue: "init(frame:)")
  /// A view is prepared to be used again.
  public static let prepareForReuse = Self(rawValue: "prepareForReuse()")
  /// Queries a view for the attributes that it prefers.
  public static let preferredLayoutAttributesFitting = Self(
    rawValue: "preferredLayoutAttributesFitting(_:)")
  /// Gives a view its attributes.
  public static let apply = Self(rawValue: "apply(_:)")
}
