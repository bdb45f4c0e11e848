// Mirrors UICollectionViewLayout (iOS 17). Missing: self-sizing, updates, animated bounds changes,
// target offsets, transitions, interactive movement.
public import Foundation
import LayoutCore

/// Decides where the elements of a collection view lie.
///
/// An abstract class: a subclass overrides `prepare()`, `collectionViewContentSize` and the methods
/// that return attributes. The collection view calls them in this order (facts C1, C2): `prepare()`
/// after each invalidation, then the content size, then the elements of a rectangle.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// Makes a layout that belongs to no collection view yet.
  public override init() { super.init() }

  /// Makes a layout from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes the layout to an archive; there is nothing to write here.
  open func encode(with coder: NSCoder) {}

  weak var owner: UICollectionView?
  private var isDeliveringContext = false
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { owner }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Layout

  /// Is called before anything is asked, and again after each invalidation; does nothing here.
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

  /// Invalidates the whole layout; it is prepared again in the next layout pass (facts B11, B12).
  open func invalidateLayout() {
    guard !isDeliveringContext else { return }
    forget(nil)
    owner?.layoutWasInvalidated(with: nil)
  }

  /// Invalidates what a context says; the layout is prepared again in the next layout pass.
  ///
  /// A subclass that overrides only `invalidateLayout()` sees that called once (facts B14, B15); what
  /// the context leaves valid stays so.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    owner?.layoutWasInvalidated(with: context)
    isDeliveringContext = true
    defer { isDeliveringContext = false }
    invalidateLayout()
  }

  /// Returns whether a change of the collection view's bounds, which are still the old ones, makes the
  /// layout invalid; no here (facts B1, B3).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what a change of the collection view's bounds makes invalid: a fresh context of
  /// `invalidationContextClass` here.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Reading direction

  /// The reading direction that the layout's frames are meant for: left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors all frames when it reads in the other direction; no here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Hooks for layouts in this module

  /// Drops what a context makes invalid, or everything without one.
  func forget(_ context: UICollectionViewLayoutInvalidationContext?) {}

  /// Is called when insets or margins of the collection view may have changed.
  func surroundingsDidChange() {}

  /// How the frames of views land on the pixel grid.
  var pixelSnapping: PixelSnapping { .none }
}
