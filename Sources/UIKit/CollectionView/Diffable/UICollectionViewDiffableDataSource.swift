// Mirrors UICollectionViewDiffableDataSource (iOS 17). Missing: index titles, asynchronous
// variants.
public import Foundation
import LayoutCore

/// A data source that shows snapshots of the data, and computes the changes from one snapshot to
/// the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where ItemIdentifierType: Hashable {
  /// A closure that returns the cell for an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that returns a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes a data source without items and connects it to a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// The section snapshots applied last, by section.
  var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// The closures called when the user expands or collapses an item (fact LI60).
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The closures called when the user moves an item.
  public var reorderingHandlers = ReorderingHandlers()

  /// The closure that returns supplementary views; not needed if the layout has none.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  /// Shows a new snapshot by carrying out the changes from the current one in one batch of updates;
  /// a collection view without a size, or with neither a window nor views, is reloaded instead.
  ///
  /// Differs from UIKit: nothing is animated, so `completion` is called before this returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    completion?()
  }

  /// Shows a new snapshot by a batch of updates, or by a reload if nothing of the collection view
  /// is visible.
  func show(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    let changes = snapshot.list.changes(
      from: state.snapshot.list, reloadedSections: Set(snapshot.reloadedSectionIdentifiers),
      reloadedItems: Set(snapshot.reloadedItemIdentifiers))
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(indexPath)
    if let collectionView, collectionView.bounds.isEmpty || collectionView.isUnseen {
      // A collection view without a size shows no items, so it is only reloaded. A batch of updates
      // would lay it out, and once it has a content size its offset no longer follows
      // `contentInset`. A collection view with neither a window nor views is reloaded too, so that
      // `viewDidLoad` ends before a provider is called (fact C24).
      take(snapshot)
      collectionView.reloadData()
    } else if let collectionView, !changes.isEmpty {
      collectionView.performBatchUpdates {
        self.take(snapshot)
        collectionView.change(changes)
        collectionView.reconfigureItems(at: reconfigured)
      }
    } else {
      take(snapshot)
      if !reconfigured.isEmpty { collectionView?.reconfigureItems(at: reconfigured) }
    }
  }

  /// Shows a new snapshot by reloading everything.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  func take(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    state.take(snapshot)
    let sections = Set(snapshot.sectionIdentifiers)
    trees = trees.filter { sections.contains($0.key) }
  }

  /// Returns the item at an index path, or nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  /// Returns the index path of an item, or nil if the snapshot does not contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier)
  }

  /// Returns the section at an index, or nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.section(at: index)
  }

  /// Returns the index of a section, or nil if the snapshot does not contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.snapshot.numberOfSections
  }

  /// Returns the number of items that the snapshot has in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.count(inSection: section) }

  /// Returns the cell that the cell provider makes for an item; stops the program if the cell
  /// provider returns nil, except in previews with sample items.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      // A preview shows generated sample items, which may lack the data that the app's cell needs.
      if SampleItems.mayRepeat { return SampleItems.emptyCell(of: collectionView, at: indexPath) }
      UIKitLog.raise(
        """
        UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), \
        which is not allowed.
        """)
    }
    return cell
  }

  /// Returns the view that `supplementaryViewProvider` makes; without a view, the collection view
  /// treats the method as not implemented.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? OptionalMethodCall.placeholder(UICollectionReusableView(frame: .zero))
  }

  /// Returns the result of `reorderingHandlers.canReorderItem`; false if that closure is nil.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canReorder(at: indexPath) }

  /// Applies the user's movement of an item to the snapshot, and calls the handlers, if items can
  /// be moved.
  ///
  /// A subclass that overrides `collectionView(_:canMoveItemAt:)` must override this method too.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard reorderingHandlers.canReorderItem != nil else {
      return OptionalMethodCall.placeholder(())
    }
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }
}

extension UICollectionView {
  /// Whether nothing of the collection view can be seen, because it has neither a window nor views
  /// of elements.
  fileprivate var isUnseen: Bool { window == nil && shown.order.isEmpty }
}
