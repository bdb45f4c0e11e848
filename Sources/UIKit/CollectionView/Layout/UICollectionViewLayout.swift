// Mirrors UICollectionViewLayout (iOS 17). Missing: nothing that a subclass overrides.
public import Foundation
import LayoutCore

/// An object that provides the attributes of a collection view's cells, supplementary and
/// decoration views.
///
/// An abstract class: a subclass overrides `prepare()`, `collectionViewContentSize` and the methods
/// that return attributes. The collection view calls them in this order (facts C1, C2): `prepare()`
/// after each invalidation, then the content size, then the elements of a rectangle.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// Makes a layout without a collection view.
  public override init() { super.init() }

  /// Makes a layout from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Inert: writes nothing, as there are no archives.
  open func encode(with coder: NSCoder) {}

  weak var _collectionView: UICollectionView?
  /// The collection view's context, until `invalidateLayout()` passes it on.
  private var pendingContext: UICollectionViewLayoutInvalidationContext?
  /// Whether `invalidateLayout()` is calling `invalidateLayout(with:)`.
  private var isInvalidating = false
  /// The batch of updates that is being carried out; nil outside of one.
  var updates: BatchContext?
  /// The classes and nibs of decoration views.
  var decorations = ReusePool()

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { _collectionView }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Registers the class that decoration views of a kind are made from; nil unregisters.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(
      viewClass as? UICollectionReusableView.Type, as: ReuseName(kind: elementKind))
  }

  /// Registers the nib that decoration views of a kind are made from; nil unregisters.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, as: ReuseName(kind: elementKind))
  }

  /// Inert: is called on iOS after a nib has been read.
  open func awakeFromNib() {}

  // MARK: Layout

  /// Called before the first query and again after each invalidation; does nothing here.
  open func prepare() {}

  /// The size of the content; nothing here.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that overlap a rectangle, which may be any; nil here.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil here.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; nil here.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; nil here.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Invalidates the layout; it is prepared again in the next layout pass (facts B11, B12).
  ///
  /// The work is done by `invalidateLayout(with:)`, which gets the context of a change of the
  /// collection view, or else a new one. So an override of either method is called once for each
  /// invalidation, this one first (facts B14, B15).
  open func invalidateLayout() {
    let context = pendingContext ?? makeContextForEverything()
    pendingContext = nil
    // An override of the other method that calls this one would otherwise never end.
    guard !isInvalidating else { return _invalidateLayout(context) }
    isInvalidating = true
    defer { isInvalidating = false }
    invalidateLayout(with: context)
  }

  /// Invalidates the parts that a context names; the next layout pass prepares the layout again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    _invalidateLayout(context)
  }

  /// Invalidates the parts that a context names through `invalidateLayout()`, as a collection view
  /// does.
  func invalidateLayout(for context: UICollectionViewLayoutInvalidationContext) {
    pendingContext = context
    invalidateLayout()
    // An override that does not call super leaves it.
    pendingContext = nil
  }

  private func _invalidateLayout(_ context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    _collectionView?.layoutWasInvalidated(with: context)
  }

  /// Returns whether a change of the collection view's bounds, which are still the old ones, makes
  /// the layout invalid; no here (facts B1, B3).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the parts that a change of the collection view's bounds makes invalid: a fresh context
  /// of `invalidationContextClass` here.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { _invalidationContext() }

  // MARK: Self-sizing

  /// Returns whether a view that prefers other attributes invalidates the layout; no here (fact
  /// D5).
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the parts that a view with other preferred attributes makes invalid: a fresh context
  /// of `invalidationContextClass` here.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { _invalidationContext() }

  // MARK: The content offset

  /// Returns the content offset after an update or a change of layout; the proposed one here (fact
  /// C3).
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Returns the offset at which a drag ends; here the proposed one (fact C21).
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called with all changes of a batch before they are shown (fact C14).
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called once a batch of updates is shown.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes from which an item that is visible after a batch is animated; the path
  /// is the one after the batch.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultInitialAttributes(of: ElementKey(cellAt: itemIndexPath))
  }

  /// Returns the final attributes of an item that was in sight before a batch; the path counts
  /// before the batch.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultFinalAttributes(of: ElementKey(cellAt: itemIndexPath))
  }

  /// Returns the attributes from which a supplementary view that is visible after a batch is
  /// animated.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultInitialAttributes(
      of: ElementKey(supplementaryViewOfKind: elementKind, at: elementIndexPath))
  }

  /// Returns the final attributes of a supplementary view that was in sight before a batch.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultFinalAttributes(
      of: ElementKey(supplementaryViewOfKind: elementKind, at: elementIndexPath))
  }

  /// Returns the attributes from which a decoration view that is visible after a batch is animated.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultInitialAttributes(
      of: ElementKey(decorationViewOfKind: elementKind, at: decorationIndexPath))
  }

  /// Returns the final attributes of a decoration view that was in sight before a batch.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultFinalAttributes(
      of: ElementKey(decorationViewOfKind: elementKind, at: decorationIndexPath))
  }

  /// Returns the supplementary views that a batch makes appear by itself; none here.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views that a batch makes vanish by itself; none here.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that a batch makes appear by itself; none here.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that a batch makes vanish by itself; none here.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Animated bounds and other layouts

  /// Called when the bounds have changed in an animation, before anything is shown in the new
  /// ones (fact C17).
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called once everything is shown in bounds that changed in an animation (fact C17).
  open func finalizeAnimatedBoundsChange() {}

  /// Called before an animated change to another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before an animated change from another layout to this one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts after an animated change from one to the other.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Returns the target of an item that is moved by hand: the item under the position here, or its
  /// previous path.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { itemPath(under: position) ?? previousIndexPath }

  /// Returns the attributes of an item that is moved by hand: here its own, at the position and in
  /// front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    _layoutAttributesForInteractivelyMovingItem(indexPath, to: position)
  }

  /// Returns the parts that a step of a movement by hand makes invalid: the items here.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movingContext(targetIndexPaths, previousIndexPaths, position: targetPosition)
  }

  /// Returns the parts that the end of a movement by hand makes invalid: the items here.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movingContext(indexPaths, previousIndexPaths, position: nil)
  }

  // MARK: Reading direction

  /// The reading direction of the layout's frames: left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether a collection view that reads in the other direction counts its offset from the leading
  /// edge, and shows all mirrored; no here (fact A30).
  ///
  /// Differs from UIKit: it is not known in which of the two planes UIKit gives frames. Here the
  /// frames of attributes and cells count from the content's left edge; offsets, points such as
  /// that of `indexPathForItem(at:)`, and places to scroll to count from the leading one.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Hooks for layouts in this module

  /// Drops the parts that a context makes invalid.
  func forget(_ context: UICollectionViewLayoutInvalidationContext) {}

  /// Moves the values that the layout keeps per element as a batch of updates moves the elements.
  func follow(_ moves: ElementMoves) {}

  /// Called when insets or margins of the collection view may have changed.
  func surroundingsDidChange() {}

  /// Whether a collection view that reads in the other direction shows all mirrored even where the
  /// layout does not flip (fact A30).
  var isMirroredUnasked: Bool { false }

  /// The rounding of views' frames to the pixel grid.
  var pixelSnapping: PixelSnapping { .none }

  #if !canImport(Darwin)
    /// Is called when a property has changed that was observed by the name of its key; ends the
    /// program unless an override handles the change.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath, of: object) }
  #endif
}

#if !canImport(Darwin)
  extension UICollectionViewLayout: _NamedKeyObserver {}
#endif
