/// Items in sections, identified by values: the content of a diffable data source.
package struct SectionedList<Section: Hashable, Item: Hashable> {
  /// The sections in order.
  package let sections: [Section]
  /// The items of each section, in order.
  package let items: [Section: [Item]]

  /// Creates a list; a section without items may be missing from `items`.
  package init(sections: [Section], items: [Section: [Item]]) {
    self.sections = sections
    self.items = items
  }

  func items(of section: Section) -> [Item] { items[section] ?? [] }
}

extension SectionedList {
  /// Returns the changes that turn another list into this one.
  ///
  /// There are as few changes as the longest common subsequences of both lists allow.
  ///
  /// A section or item in both lists whose order differs is moved. A section or item that moves and
  /// is also to be reloaded is deleted and inserted instead, because a batch allows only one change
  /// for each.
  ///
  ///     before  A: 1 2 3   B: 4       deleteItem(A, 1) = 2
  ///     after   A: 1 3 5   B: 4 …     insertItem(A, 2) = 5
  ///
  /// - Parameters:
  ///   - old: the list before.
  ///   - reloadedSections: the sections to reload.
  ///   - reloadedItems: the items to reload.
  /// - Returns: the changes, sections before items.
  package func changes(
    from old: SectionedList, reloadedSections: Set<Section> = [], reloadedItems: Set<Item> = []
  ) -> [UpdateAction] {
    // Sections are compared first, because items are compared in the sections that both lists have.
    var difference = ListDifference(old: old, new: self)
    difference.addSections(reloaded: reloadedSections)
    difference.addItems(reloaded: reloadedItems)
    return difference.actions
  }
}

/// The computation of the changes between two lists of items in sections.
struct ListDifference<Section: Hashable, Item: Hashable> {
  let old: SectionedList<Section, Item>
  let new: SectionedList<Section, Item>
  private(set) var actions: [UpdateAction] = []
  /// The sections whose items are compared: those in both lists that are not reloaded.
  private var compared: [(old: Int, new: Int)] = []

  init(old: SectionedList<Section, Item>, new: SectionedList<Section, Item>) {
    self.old = old
    self.new = new
  }

  /// Adds the changes of whole sections.
  mutating func addSections(reloaded: Set<Section>) {
    var leaving: Set<Int> = []
    // A move occurs twice in the difference, as a removal and as an insertion; the removal is used.
    for change in new.sections.difference(from: old.sections).inferringMoves() {
      switch change {
      case .remove(let from, let section, let to?) where !reloaded.contains(section):
        actions.append(.moveSection(from, to: to))
      case .insert(_, let section, _?) where !reloaded.contains(section): break
      case .remove(let from, _, _):
        leaving.insert(from)
        actions.append(.deleteSection(from))
      case .insert(let to, _, _): actions.append(.insertSection(to))
      }
    }
    addStaying(except: leaving, reloaded: reloaded)
  }

  private mutating func addStaying(except leaving: Set<Int>, reloaded: Set<Section>) {
    let places = Dictionary(uniqueKeysWithValues: zip(new.sections, new.sections.indices))
    for (from, section) in old.sections.enumerated() where !leaving.contains(from) {
      guard let to = places[section] else { continue }
      if reloaded.contains(section) {
        actions.append(.reloadSection(from))
      } else {
        compared.append((from, to))
      }
    }
  }

  /// Adds the changes of items in the sections that exist in both lists and are not reloaded.
  mutating func addItems(reloaded: Set<Item>) {
    var removed: [(Item, ItemPlace)] = []
    var inserted: [(Item, ItemPlace)] = []
    // The changes of all sections are collected before moves are paired, because an item may move
    // from one section to another.
    for (from, to) in compared {
      let before = old.items(of: old.sections[from])
      let after = new.items(of: new.sections[to])
      let difference = after.difference(from: before)
      for case .remove(let item, let name, _) in difference.removals {
        removed.append((name, ItemPlace(from, item)))
      }
      for case .insert(let item, let name, _) in difference.insertions {
        inserted.append((name, ItemPlace(to, item)))
      }
    }
    addMoves(removed, inserted, reloaded: reloaded)
    addReloads(reloaded, except: Set(removed.map(\.0)))
  }

  private mutating func addMoves(
    _ removed: [(Item, ItemPlace)], _ inserted: [(Item, ItemPlace)], reloaded: Set<Item>
  ) {
    // An item that was removed and also inserted, in the same section or in another one, has moved;
    // the other items are deleted or inserted.
    let targets = Dictionary(uniqueKeysWithValues: inserted)
    let moved = Set(removed.map(\.0)).intersection(targets.keys).subtracting(reloaded)
    for (item, from) in removed {
      if moved.contains(item), let to = targets[item] {
        actions.append(.moveItem(from, to: to))
      } else {
        actions.append(.deleteItem(from))
      }
    }
    for (item, to) in inserted where !moved.contains(item) { actions.append(.insertItem(to)) }
  }

  private mutating func addReloads(_ reloaded: Set<Item>, except removed: Set<Item>) {
    guard !reloaded.isEmpty else { return }
    for (from, _) in compared {
      for (index, item) in old.items(of: old.sections[from]).enumerated()
      where reloaded.contains(item) && !removed.contains(item) {
        actions.append(.reloadItem(ItemPlace(from, index)))
      }
    }
  }
}
