// Mirrors UICollectionViewLayout (iOS 17). Missing: nothing that a subclass overrides.
public import Foundation
import LayoutCore

/// An object that provides the attributes of a collection view's cells, supplementary views and
/// decoration views.
///
/// This class is abstract: a subclass overrides `prepare()`, `collectionViewContentSize` and the
/// methods that return attributes. The collection view calls them in this order (facts C1, C2):
/// `prepare()` after each invalidation, then the content size, then the elements of a rectangle.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, InterfaceBuilderObject, @preconcurrency NSCoding {
  /// The outlets and actions that Interface Builder documents may connect; the porting tool
  /// generates overrides for an app's classes.
  ///
  /// Differs from UIKit, which has no such member.
  open class var interfaceBuilderMembers: InterfaceBuilderMembers { InterfaceBuilderMembers() }

  /// Makes a layout without a collection view.
  public override init() { super.init() }

  /// Makes a layout; subclasses that archive properties read them from the decoder.
  public required init?(coder: NSCoder) { super.init() }

  /// Inert: writes nothing; only `UICollectionViewFlowLayout` archives its properties.
  open func encode(with coder: NSCoder) {}

  weak var _collectionView: UICollectionView?
  /// The invalidation context made by the collection view, stored until `invalidateLayout()` passes
  /// it to `invalidateLayout(with:)`.
  private var pendingContext: UICollectionViewLayoutInvalidationContext?
  /// Whether `invalidateLayout()` is calling `invalidateLayout(with:)`.
  private var isInvalidating = false
  /// The current batch of updates, or nil if there is none.
  var updates: BatchContext?
  /// The classes and nibs of decoration views.
  var decorations = ReusePool()

  /// The collection view that uses the layout; nil if there is none.
  open var collectionView: UICollectionView? { _collectionView }

  /// The class of the attributes that the layout makes; subclasses override it.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts used to invalidate the layout; subclasses override it.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Registers the class used to make decoration views of a kind; nil unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(
      viewClass as? UICollectionReusableView.Type, as: ReuseName(kind: elementKind))
  }

  /// Registers the nib used to make decoration views of a kind; nil unregisters it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, as: ReuseName(kind: elementKind))
  }

  /// Called after the layout has been loaded from a nib or a storyboard and its outlets are
  /// connected.
  open func awakeFromNib() {}

  // MARK: Layout

  /// Called before the layout is used and again after each invalidation; does nothing by default.
  open func prepare() {}

  /// The size of the content; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that overlap an arbitrary rectangle; nil by default.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil by default.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Invalidates the layout; it is prepared again in the next layout pass (facts B11, B12).
  ///
  /// This method calls `invalidateLayout(with:)`, which does the work, with the context of the
  /// collection view if the collection view invalidates the layout, and otherwise with a new
  /// context. Overrides of both methods are called once for each invalidation, this method first
  /// (facts B14, B15).
  open func invalidateLayout() {
    let context = pendingContext ?? makeContextForEverything()
    pendingContext = nil
    // An override of `invalidateLayout(with:)` may call this method again; without the check that
    // would recurse endlessly.
    guard !isInvalidating else { return _invalidateLayout(context) }
    isInvalidating = true
    defer { isInvalidating = false }
    invalidateLayout(with: context)
  }

  /// Invalidates the parts given by a context; the next layout pass prepares the layout again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    _invalidateLayout(context)
  }

  /// Invalidates the parts given by a context through `invalidateLayout()`, so that overrides of
  /// that method are called too.
  func invalidateLayout(for context: UICollectionViewLayoutInvalidationContext) {
    pendingContext = context
    invalidateLayout()
    // If an override of `invalidateLayout()` does not call super, the context is still pending
    // here.
    pendingContext = nil
  }

  private func _invalidateLayout(_ context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    _collectionView?.layoutWasInvalidated(with: context)
  }

  /// Returns whether a change of the collection view's bounds makes the layout invalid; false by
  /// default (facts B1, B3).
  ///
  /// The collection view still has its old bounds during the call.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context with the parts that a change of the collection view's bounds makes invalid;
  /// by default a new context of the class `invalidationContextClass`.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { _invalidationContext() }

  // MARK: Self-sizing

  /// Returns whether a view that prefers different attributes makes the layout invalid; false by
  /// default (fact D5).
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns a context with the parts that a view's preferred attributes make invalid; by default a
  /// new context of the class `invalidationContextClass`.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { _invalidationContext() }

  // MARK: The content offset

  /// Returns the content offset after a batch of updates or a change of layout; by default the
  /// proposed one (fact C3).
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Returns the offset at which a drag ends; by default the proposed one (fact C21).
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called with all changes of a batch before they are shown (fact C14).
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after a batch of updates has been shown.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes from which an item that is visible after a batch is animated; the index
  /// path is the one after the batch.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultInitialAttributes(of: ElementKey(cellAt: itemIndexPath))
  }

  /// Returns the attributes to which an item that was visible before a batch is animated; the index
  /// path is the one before the batch.
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

  /// Returns the attributes to which a supplementary view that was visible before a batch is
  /// animated.
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

  /// Returns the attributes to which a decoration view that was visible before a batch is animated.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultFinalAttributes(
      of: ElementKey(decorationViewOfKind: elementKind, at: decorationIndexPath))
  }

  /// Returns the index paths of supplementary views that the layout itself adds in a batch of
  /// updates; none by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths of supplementary views that the layout itself removes in a batch of
  /// updates; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths of decoration views that the layout itself adds in a batch of updates;
  /// none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths of decoration views that the layout itself removes in a batch of
  /// updates; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Animated changes of bounds and layout

  /// Called after the bounds have changed in an animation, before the elements in the new bounds
  /// are shown (fact C17).
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the elements in bounds that changed in an animation have been shown (fact C17).
  open func finalizeAnimatedBoundsChange() {}

  /// Called before an animated change to a different layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before an animated change from a different layout to this one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts after an animated change from one to the other.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Returns the target of an item that the user moves: by default the index path of the item under
  /// the position, or the previous index path if there is none.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { itemPath(under: position) ?? previousIndexPath }

  /// Returns the attributes of an item that the user moves: by default the item's own attributes,
  /// centred at the position and in front of all other elements.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    _layoutAttributesForInteractivelyMovingItem(indexPath, to: position)
  }

  /// Returns a context with the parts that one step of an interactive movement makes invalid; by
  /// default the moved items.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movingContext(targetIndexPaths, previousIndexPaths, position: targetPosition)
  }

  /// Returns a context with the parts that the end of an interactive movement makes invalid; by
  /// default the moved items.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movingContext(indexPaths, previousIndexPaths, position: nil)
  }

  // MARK: Reading direction

  /// The reading direction for which the layout computes its frames; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether a collection view whose reading direction differs from `developmentLayoutDirection`
  /// mirrors the layout and measures its content offset from the leading edge (fact A30).
  ///
  /// The default implementation returns false. A flow layout is mirrored nevertheless, with its
  /// offset measured from the left edge.
  ///
  /// Differs from UIKit: UIKit's coordinate system for frames in a mirrored layout is not known.
  /// This module measures the frames of attributes and cells from the content's left edge; offsets,
  /// points such as that of `indexPathForItem(at:)`, and scroll targets are measured from the
  /// leading edge if this property is true.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Members that layouts in this module override

  /// Drops the cached values that a context invalidates.
  func forget(_ context: UICollectionViewLayoutInvalidationContext) {}

  /// Moves the values stored for elements to the new index paths after a batch of updates.
  func follow(_ moves: ElementMoves) {}

  /// Called when the collection view's insets or margins may have changed.
  func surroundingsDidChange() {}

  /// Whether the layout is mirrored in the opposite reading direction even if
  /// `flipsHorizontallyInOppositeLayoutDirection` is false (fact A30).
  var isMirroredUnasked: Bool { false }

  /// Returns whether the content determines the width and the height of a cell; neither by default.
  func estimatedDimensions(
    of attributes: UICollectionViewLayoutAttributes
  ) -> (width: Bool, height: Bool) { (false, false) }

  /// Returns the orthogonally scrolling section that an element scrolls with; nil if it scrolls
  /// with the collection view.
  func orthogonalSection(of element: ElementKey) -> Int? { nil }

  /// Returns the orthogonally scrolling sections that overlap a rectangle.
  func orthogonalSections(in rect: CGRect) -> [Int] { [] }

  /// Returns the scrolled content of a section; nil if the section does not scroll orthogonally.
  func orthogonalContent(ofSection section: Int) -> OrthogonalContent? { nil }

  /// The rectangle of all elements before orthogonal scrolling; nil if it equals that of the
  /// content.
  var orthogonalExtent: CGRect? { nil }

  /// Whether any cell may determine its own size.
  var isEstimating: Bool { false }

  /// The rounding by which a collection view aligns the frames of its views with the pixel grid.
  var pixelSnapping: PixelSnapping { .none }

  #if !canImport(Darwin)
    /// Called after a property observed by key path has changed; stops the program unless an
    /// override handles the change.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath, of: object) }
  #endif
}

#if !canImport(Darwin)
  extension UICollectionViewLayout: _NamedKeyObserver {}
#endif
