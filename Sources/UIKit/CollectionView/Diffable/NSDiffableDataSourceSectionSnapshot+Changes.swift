import Foundation

extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items after the last child of a parent, or after the last root item if the parent is nil.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent { require(parent) }
    let count = (parent.map { children[$0] ?? [] } ?? rootItems).count
    insert(items, at: count, of: parent)
  }

  /// Inserts items before an existing item, at the same level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let (parent, place) = home(of: item)
    insert(items, at: place, of: parent)
  }

  /// Inserts items after an existing item and all its descendants, at the same level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let (parent, place) = home(of: item)
    insert(items, at: place + 1, of: parent)
  }

  /// Inserts the root items of another snapshot before an item, at the same level and with their
  /// descendants.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, before: item)
    takeTrees(of: snapshot)
  }

  /// Inserts the root items of another snapshot after an item, at the same level and with their
  /// descendants.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, after: item)
    takeTrees(of: snapshot)
  }

  /// Replaces a parent's children, and their descendants, with the trees of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    require(parent)
    delete(children[parent] ?? [])
    append(snapshot.rootItems, to: parent)
    takeTrees(of: snapshot)
  }

  /// Removes items with all their descendants; missing items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let (parent, place) = home(of: item)
      if let parent { children[parent]?.remove(at: place) } else { rootItems.remove(at: place) }
      for gone in walk(from: [item], into: { _ in true }) {
        (children[gone], parents[gone]) = (nil, nil)
        expanded.remove(gone)
      }
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Expands items, so that their children become visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    items.forEach(require)
    expanded.formUnion(items)
  }

  /// Collapses items, which hides their descendants; each descendant remains expanded or collapsed.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    items.forEach(require)
    expanded.subtract(items)
  }

  /// Returns the parent of an item, and the item's index among its siblings.
  private func home(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, place: Int) {
    require(item)
    let parent = parents[item]
    let siblings = parent.map { children[$0] ?? [] } ?? rootItems
    return (parent, siblings.firstIndex(of: item) ?? siblings.count)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at place: Int, of parent: ItemIdentifierType?
  ) {
    var added: [ItemIdentifierType] = []
    for item in items {
      if children[item] == nil {
        children[item] = []
        parents[item] = parent
        added.append(item)
      } else if !SampleItems.mayRepeat {
        UIKitLog.raiseDuplicate(item)
      }
    }
    if let parent {
      children[parent]?.insert(contentsOf: added, at: place)
    } else {
      rootItems.insert(contentsOf: added, at: place)
    }
  }

  /// Adds the descendants of another snapshot's root items, which this snapshot must already
  /// contain.
  private mutating func takeTrees(of snapshot: NSDiffableDataSourceSectionSnapshot) {
    for item in snapshot.items {
      append(snapshot.children[item] ?? [], to: item)
    }
    expanded.formUnion(snapshot.expanded)
  }
}
