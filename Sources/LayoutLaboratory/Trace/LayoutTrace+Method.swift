extension LayoutTrace {
  /// The name of a method as Swift writes it, such as `prepare()`.
  public struct Method: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Names a method.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// What a collection view does or has done to it.
extension LayoutTrace.Method {
  /// A layout pass.
  public static let layoutSubviews = Self(rawValue: "layoutSubviews()")
  /// A change of the bounds, in origin or size; its arguments are `from` and `to`.
  public static let bounds = Self(rawValue: "bounds")
  /// A reload.
  public static let reloadData = Self(rawValue: "reloadData()")
  /// The taking of a layout into use; its argument is `to`.
  public static let collectionViewLayout = Self(rawValue: "collectionViewLayout")
  /// The carrying out of a batch of updates.
  public static let performBatchUpdates = Self(rawValue: "performBatchUpdates(_:completion:)")
  /// The data source's call for a cell.
  public static let dequeueReusableCell = Self(
    rawValue: "dequeueReusableCell(withReuseIdentifier:for:)")
  /// The data source's call for a supplementary view.
  public static let dequeueReusableSupplementaryView = Self(
    rawValue: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)")
}

/// What a layout is asked and told.
extension LayoutTrace.Method {
  /// The preparation.
  public static let prepare = Self(rawValue: "prepare()")
  /// The question for the content's size.
  public static let collectionViewContentSize = Self(rawValue: "collectionViewContentSize")
  /// The question for the elements of a rectangle.
  public static let layoutAttributesForElements = Self(
    rawValue: "layoutAttributesForElements(in:)")
  /// The question for one item.
  public static let layoutAttributesForItem = Self(rawValue: "layoutAttributesForItem(at:)")
  /// The question for one supplementary view.
  public static let layoutAttributesForSupplementaryView = Self(
    rawValue: "layoutAttributesForSupplementaryView(ofKind:at:)")
  /// The question whether a change of bounds makes the layout invalid.
  public static let shouldInvalidateLayoutForBoundsChange = Self(
    rawValue: "shouldInvalidateLayout(forBoundsChange:)")
  /// The question what a change of bounds makes invalid.
  public static let invalidationContextForBoundsChange = Self(
    rawValue: "invalidationContext(forBoundsChange:)")
  /// The question whether a view's wish makes the layout invalid.
  public static let shouldInvalidateLayoutForPreferredLayoutAttributes = Self(
    rawValue: "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)")
  /// The question what a view's wish makes invalid.
  public static let invalidationContextForPreferredLayoutAttributes = Self(
    rawValue: "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)")
  /// An invalidation with a context.
  public static let invalidateLayoutWith = Self(rawValue: "invalidateLayout(with:)")
  /// An invalidation of everything, by the layout itself or by the app.
  public static let invalidateLayout = Self(rawValue: "invalidateLayout()")
  /// The question where the content stands after a batch of updates.
  public static let targetContentOffset = Self(
    rawValue: "targetContentOffset(forProposedContentOffset:)")
}

/// What a layout is asked and told in a batch of updates.
extension LayoutTrace.Method {
  /// The changes of a batch.
  public static let prepareForCollectionViewUpdates = Self(
    rawValue: "prepare(forCollectionViewUpdates:)")
  /// The question where an item comes from.
  public static let initialLayoutAttributesForAppearingItem = Self(
    rawValue: "initialLayoutAttributesForAppearingItem(at:)")
  /// The question where an item goes.
  public static let finalLayoutAttributesForDisappearingItem = Self(
    rawValue: "finalLayoutAttributesForDisappearingItem(at:)")
  /// The end of a batch.
  public static let finalizeCollectionViewUpdates = Self(
    rawValue: "finalizeCollectionViewUpdates()")
}

/// What a data source and a delegate are asked and told.
extension LayoutTrace.Method {
  /// The question for the number of sections.
  public static let numberOfSections = Self(rawValue: "numberOfSections(in:)")
  /// The question for the number of items of a section.
  public static let numberOfItemsInSection = Self(
    rawValue: "collectionView(_:numberOfItemsInSection:)")
  /// The question for a cell.
  public static let cellForItemAt = Self(rawValue: "collectionView(_:cellForItemAt:)")
  /// The question for a supplementary view.
  public static let viewForSupplementaryElement = Self(
    rawValue: "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  /// The question for an item's size.
  public static let sizeForItemAt = Self(rawValue: "collectionView(_:layout:sizeForItemAt:)")
  /// The question for a section's insets.
  public static let insetForSectionAt = Self(
    rawValue: "collectionView(_:layout:insetForSectionAt:)")
  /// The question for a section's line spacing.
  public static let minimumLineSpacingForSectionAt = Self(
    rawValue: "collectionView(_:layout:minimumLineSpacingForSectionAt:)")
  /// The question for a section's interitem spacing.
  public static let minimumInteritemSpacingForSectionAt = Self(
    rawValue: "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)")
  /// The question for the size of a section's header.
  public static let referenceSizeForHeaderInSection = Self(
    rawValue: "collectionView(_:layout:referenceSizeForHeaderInSection:)")
  /// The question for the size of a section's footer.
  public static let referenceSizeForFooterInSection = Self(
    rawValue: "collectionView(_:layout:referenceSizeForFooterInSection:)")
  /// The news of a cell that comes into sight.
  public static let willDisplay = Self(rawValue: "collectionView(_:willDisplay:forItemAt:)")
  /// The news of a cell that has gone out of sight.
  public static let didEndDisplaying = Self(
    rawValue: "collectionView(_:didEndDisplaying:forItemAt:)")
  /// The news of a moved offset.
  public static let scrollViewDidScroll = Self(rawValue: "scrollViewDidScroll(_:)")
}

/// What a cell or another reusable view is told.
extension LayoutTrace.Method {
  /// The making of a view.
  public static let initFrame = Self(rawValue: "init(frame:)")
  /// The making ready for another use.
  public static let prepareForReuse = Self(rawValue: "prepareForReuse()")
  /// The question which attributes a view prefers.
  public static let preferredLayoutAttributesFitting = Self(
    rawValue: "preferredLayoutAttributesFitting(_:)")
  /// New attributes.
  public static let apply = Self(rawValue: "apply(_:)")
}
