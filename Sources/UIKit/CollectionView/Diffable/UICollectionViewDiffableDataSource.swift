// Mirrors UICollectionViewDiffableDataSource (iOS 17). Missing: handlers of section snapshots and
// of reordering, index titles, asynchronous variants.
public import Foundation
import LayoutCore

/// A data source that receives states, and finds the changes between them by itself.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where ItemIdentifierType: Hashable {
  /// A function that makes the cell for an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A function that makes a supplementary view.
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
  /// The states of sections that were given as trees, by section.
  var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// The function that makes supplementary views, if the layout has any.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Returns the state that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  /// Shows another state, as one batch of the changes from the one that is shown.
  ///
  /// Differs from UIKit: there is no clock, so `completion` is called before this returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    completion?()
  }

  /// Shows another state.
  func show(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    let changes = snapshot.list.changes(
      from: state.snapshot.list, reloadedSections: Set(snapshot.reloadedSectionIdentifiers),
      reloadedItems: Set(snapshot.reloadedItemIdentifiers))
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(indexPath)
    if let collectionView, !changes.isEmpty {
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

  /// Shows another state by reloading everything.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  private func take(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    state.take(snapshot)
    let sections = Set(snapshot.sectionIdentifiers)
    trees = trees.filter { sections.contains($0.key) }
  }

  /// Returns the item at a path, or nil.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  /// Returns where an item is, or nil.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier)
  }

  /// Returns the section at a place, or nil.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.section(at: index)
  }

  /// Returns where a section is, or nil.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the number of sections of the state.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.snapshot.numberOfSections
  }

  /// Returns the number of items that the state has in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.count(inSection: section) }

  /// Returns the provider's cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      UIKitLog.raise(
        """
        UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), \
        which is not allowed.
        """)
    }
    return cell
  }

  /// Returns the provider's supplementary view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? OptionalMethodCall.placeholder(UICollectionReusableView(frame: .zero))
  }

  /// Returns whether an item can be moved by hand; no here.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when an item has been moved by hand; a subclass that moves items overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethodCall.placeholder(()) }
}
