// Mirrors UICollectionViewDiffableDataSource.ReorderingHandlers (iOS 17). Missing: nothing.
import Foundation

extension UICollectionViewDiffableDataSource {
  /// The closures called when the user moves an item.
  public struct ReorderingHandlers {
    /// A closure called with the change of the snapshot.
    public typealias Handler =
      @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
      Void

    /// The closure that returns whether an item can be moved; nil if none can.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// The closure called before the snapshot changes.
    public var willReorder: Handler?
    /// The closure called after the snapshot has changed.
    public var didReorder: Handler?

    /// Makes handlers without closures, with which no item can be moved.
    public init() {}
  }

  func canReorder(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the snapshot, and calls the handlers before and after.
  func reorder(from source: IndexPath, to target: IndexPath) {
    guard let item = itemIdentifier(for: source),
      let section = sectionIdentifier(for: target.section)
    else { return }
    let initial = snapshot()
    var final = initial
    final.deleteItems([item])
    let others = final.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      final.insertItems([item], beforeItem: others[target.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: initial, to: final)
    reorderingHandlers.willReorder?(transaction)
    // The collection view has already moved the cell, so the snapshot is only stored, not shown.
    take(final)
    reorderingHandlers.didReorder?(transaction)
  }
}
