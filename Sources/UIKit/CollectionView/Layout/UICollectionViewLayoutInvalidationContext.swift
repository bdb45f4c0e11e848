// Mirrors UICollectionViewLayoutInvalidationContext (iOS 17). Missing: nothing.
public import Foundation

/// A description of the parts of a layout that are invalid.
///
/// A new context lists no elements (fact B4). Its flags depend on the reason why the collection
/// view makes it.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context that lists no elements.
  public override init() { super.init() }

  var reason = InvalidationReason.layout
  private var _invalidatedItemIndexPaths: [IndexPath]?
  private var _invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  private var _invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The index paths of the interactively moved items before the current step of the movement; nil
  /// if no item is being moved.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The index paths of the interactively moved items after the current step of the movement; nil
  /// if no item is being moved.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The target position of an interactive movement, in the content's coordinates; zero if no item
  /// is being moved.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Whether the whole layout is invalid: after `reloadData()`, or with a new layout or data source
  /// (fact B18).
  open var invalidateEverything: Bool { reason == .everything || reason == .data }

  /// Whether the numbers of sections and items may have changed: after `reloadData()`, with a new
  /// data source, and in a batch of updates (facts B18, B19).
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

  /// The items whose attributes are invalid; nil if none were added.
  open var invalidatedItemIndexPaths: [IndexPath]? { _invalidatedItemIndexPaths }

  /// The supplementary views whose attributes are invalid, by kind; nil if none were added.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    _invalidatedSupplementaryIndexPaths
  }

  /// The decoration views whose attributes are invalid, by kind; nil if none were added.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    _invalidatedDecorationIndexPaths
  }

  /// The distance added to the content offset when the layout is valid again (fact B21).
  open var contentOffsetAdjustment = CGPoint.zero

  /// The size added to the content size immediately (fact B21), until the layout is valid and
  /// returns its own content size.
  open var contentSizeAdjustment = CGSize.zero
}

/// The reason why a collection view invalidates its layout.
enum InvalidationReason: Sendable {
  /// A change that concerns the layout itself, such as new bounds or an interactive movement.
  case layout
  /// A change of the size that a view prefers.
  case preferredSize
  /// A call of `invalidateLayout()`, or a changed property of the layout (fact B11).
  case request
  /// A batch of updates; its changes are passed to the layout later, by
  /// `prepare(forCollectionViewUpdates:)`.
  case counts
  /// A new layout: everything is invalid except for the data.
  case everything
  /// A call of `reloadData()` or a new data source: everything is invalid, including the data.
  case data
}

extension UICollectionViewLayoutInvalidationContext {
  /// Runs the initialiser of the class on which `make()` is called: `make()` and this initialiser
  /// have the same linker symbol (the reason is at `CALayer.init(dynamic:)` in QuartzCore).
  @_silgen_name("quarterturn_UICollectionViewLayoutInvalidationContext_make")
  @usableFromInline convenience init(dynamic: Void) { self.init() }

  /// Returns a new context of exactly this class, made by its own `init()`.
  @_silgen_name("quarterturn_UICollectionViewLayoutInvalidationContext_make")
  static func make() -> UICollectionViewLayoutInvalidationContext
}
