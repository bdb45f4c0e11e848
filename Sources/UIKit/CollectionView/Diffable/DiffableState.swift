import Foundation
import LayoutCore

/// The state that a diffable data source shows, and where everything in it is.
struct DiffableState<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  /// Takes over a state; its reloads are done once.
  mutating func take(_ new: Snapshot) {
    snapshot = new
    snapshot.reloadedSectionIdentifiers = []
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
  }

  /// Returns the number of items in a section; 0 for a missing section.
  func count(inSection index: Int) -> Int {
    section(at: index).map { snapshot.items(in: $0).count } ?? 0
  }

  /// Returns the item at a path, or nil.
  func item(at path: IndexPath) -> Item? {
    guard let section = section(at: path.section) else { return nil }
    let items = snapshot.items(in: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Returns where an item is, or nil.
  func path(of item: Item) -> IndexPath? {
    guard let section = snapshot.sectionIdentifier(containingItem: item),
      let place = snapshot.indexOfSection(section),
      let index = snapshot.items(in: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: place)
  }

  /// Returns the section at a place, or nil.
  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }
}
