import Foundation
import LayoutCore

/// The current snapshot of a diffable data source, with lookup by index path and by identifier.
struct DiffableState<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  /// Stores a snapshot without its marks for reloading and reconfiguring, because these must be
  /// applied only once.
  mutating func take(_ new: Snapshot) {
    snapshot = new
    snapshot.reloadedSectionIdentifiers = []
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
  }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  func count(inSection index: Int) -> Int {
    section(at: index).map { snapshot.items(in: $0).count } ?? 0
  }

  /// Returns the item at an index path, or nil if there is none.
  func item(at path: IndexPath) -> Item? {
    guard let section = section(at: path.section) else { return nil }
    let items = snapshot.items(in: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Returns the index path of an item, or nil if the snapshot does not contain it.
  func path(of item: Item) -> IndexPath? {
    guard let section = snapshot.sectionIdentifier(containingItem: item),
      let place = snapshot.indexOfSection(section),
      let index = snapshot.items(in: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: place)
  }

  /// Returns the section at an index, or nil if there is none.
  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }
}
