// Mirrors UICollectionViewDiffableDataSource.ReorderingHandlers (iOS 17). Missing: nothing.
import Foundation

extension UICollectionViewDiffableDataSource {
  /// The functions called when the user moves an item.
  public struct ReorderingHandlers {
    /// A function called with what a movement changes.
    public typealias Handler =
      @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
      Void

    /// The function that returns whether an item can be moved; nil if none can.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// The function called before a movement changes the snapshot.
    public var willReorder: Handler?
    /// The function called after a movement has changed the snapshot.
    public var didReorder: Handler?

    /// Makes handlers that let no item be moved.
    public init() {}
  }

  func canReorder(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item of the snapshot, and calls the handlers.
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
    // The collection view has already moved the cell.
    take(final)
    reorderingHandlers.didReorder?(transaction)
  }
}
