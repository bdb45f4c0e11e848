// Mirrors UICollectionViewLayoutInvalidationContext (iOS 17). Missing: nothing.
public import Foundation

/// The invalid parts of a layout.
///
/// A fresh context names no parts (fact B4); the change of the collection view decides its flags.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context that names no parts.
  public override init() { super.init() }

  var reason = InvalidationReason.layout
  private var _invalidatedItemIndexPaths: [IndexPath]?
  private var _invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  private var _invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The paths of items moved by hand before this step; nil outside of a movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The paths of items moved by hand after this step; nil outside of a movement.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The position of the finger in the content during a movement by hand; zero outside of one.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Whether all that the layout knows is invalid: after `reloadData`, with a new layout or a new
  /// data source (fact B18).
  open var invalidateEverything: Bool { reason == .everything || reason == .data }

  /// Whether the numbers of sections and items may have changed: after `reloadData`, and in a batch
  /// of updates (facts B18, B19).
  open var invalidateDataSourceCounts: Bool { reason == .data || reason == .counts }

  /// Adds items whose attributes are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    _invalidatedItemIndexPaths = (_invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views whose attributes are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    _invalidatedSupplementaryIndexPaths = (_invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views whose attributes are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    _invalidatedDecorationIndexPaths = (_invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The items whose attributes are invalid; nil when none were named.
  open var invalidatedItemIndexPaths: [IndexPath]? { _invalidatedItemIndexPaths }

  /// The supplementary views whose attributes are invalid, by kind; nil when none were named.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    _invalidatedSupplementaryIndexPaths
  }

  /// The decoration views whose attributes are invalid, by kind; nil when none were named.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    _invalidatedDecorationIndexPaths
  }

  /// The distance that is added to the content offset once the layout is valid again (fact B21).
  open var contentOffsetAdjustment = CGPoint.zero

  /// The size that is added to the content size at once (fact B21); the layout's own size follows
  /// when it is valid.
  open var contentSizeAdjustment = CGSize.zero
}

/// The reason for which a collection view invalidates its layout.
enum InvalidationReason: Sendable {
  /// Something about the layout, such as the bounds or a movement by hand.
  case layout
  /// The size that a view prefers.
  case preferredSize
  /// A call of `invalidateLayout()`, or a property has another value (fact B11).
  case request
  /// A batch of updates, which the layout receives later.
  case counts
  /// Everything, while the data are the same: another layout.
  case everything
  /// Everything, the data too: `reloadData`, another data source.
  case data
}

extension UICollectionViewLayoutInvalidationContext {
  /// Makes an instance of the class that `make()` is sent to; see `CALayer.make`.
  @_silgen_name("quarterturn_UICollectionViewLayoutInvalidationContext_make")
  @usableFromInline convenience init(dynamic: Void) { self.init() }

  /// Returns a new context of this very class, made by its own `init()`.
  @_silgen_name("quarterturn_UICollectionViewLayoutInvalidationContext_make")
  static func make() -> UICollectionViewLayoutInvalidationContext
}
