import Foundation

/// The selected items of a collection view.
struct ItemSelection {
  private var items: Set<IndexPath> = []
  var focus = FocusSettings()

  /// The selected items, in order.
  var sorted: [IndexPath] { items.sorted() }

  func contains(_ item: IndexPath) -> Bool { items.contains(item) }

  /// Returns all selected items except for one, in order.
  func others(than item: IndexPath?) -> [IndexPath] { items.filter { $0 != item }.sorted() }

  mutating func insert(_ item: IndexPath) { items.insert(item) }

  /// Removes an item, and returns whether it was selected.
  mutating func remove(_ item: IndexPath) -> Bool { items.remove(item) != nil }

  mutating func clear() { items = [] }

  /// Updates the index paths of the items after a batch; reloaded items are removed.
  mutating func follow(_ moves: ElementMoves) { items = Set(items.compactMap(moves.path(after:))) }
}

extension UICollectionView {
  /// Selects an item, which must exist (fact K4), or deselects all items if the index path is nil;
  /// does nothing if items cannot be selected at present.
  func selectExisting(_ indexPath: IndexPath?) {
    if allowsSelectionNow, let indexPath { requireItem(at: indexPath, to: .select) }
    select(indexPath)
  }

  /// Selects an item and, unless several can be selected, deselects the others; nil deselects all.
  ///
  /// An item that no longer exists is not selected, for example if the delegate has deleted it
  /// during a tap. Nothing is changed if items cannot be selected at present.
  func select(_ indexPath: IndexPath?) {
    guard allowsSelectionNow else { return }
    if !allowsMultipleSelectionNow || indexPath == nil {
      selection.others(than: indexPath).forEach(_deselectItem)
    }
    guard let indexPath, contains(indexPath) else { return }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }

  func _deselectItem(_ indexPath: IndexPath) {
    guard selection.remove(indexPath) else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }
}
