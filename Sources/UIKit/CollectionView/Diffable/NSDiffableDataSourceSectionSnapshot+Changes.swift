import Foundation

extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items at the end: of a parent's children, or of the items without a parent.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent { require(parent) }
    let count = (parent.map { children[$0] ?? [] } ?? rootItems).count
    insert(items, at: count, of: parent)
  }

  /// Adds items before another, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let (parent, place) = home(of: item)
    insert(items, at: place, of: parent)
  }

  /// Adds items after another and all that is below it, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let (parent, place) = home(of: item)
    insert(items, at: place + 1, of: parent)
  }

  /// Adds the items of another state before an item, at its level and with the items below them.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, before: item)
    takeTrees(of: snapshot)
  }

  /// Adds the items of another state after an item, at its level and with the items below them.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, after: item)
    takeTrees(of: snapshot)
  }

  /// Puts the items of another state in the place of a parent's children.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    require(parent)
    delete(children[parent] ?? [])
    append(snapshot.rootItems, to: parent)
    takeTrees(of: snapshot)
  }

  /// Removes items with all items below them; missing items are ignored.
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

  /// Takes all items out.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Makes the children of items visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    items.forEach(require)
    expanded.formUnion(items)
  }

  /// Hides the children of items, which stay expanded or collapsed themselves.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    items.forEach(require)
    expanded.subtract(items)
  }

  /// Returns the parent of an item, and its place among that one's children.
  private func home(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, place: Int) {
    require(item)
    let parent = parents[item]
    let siblings = parent.map { children[$0] ?? [] } ?? rootItems
    return (parent, siblings.firstIndex(of: item) ?? siblings.count)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at place: Int, of parent: ItemIdentifierType?
  ) {
    for item in items {
      guard children.updateValue([], forKey: item) == nil else {
        UIKitLog.raiseDuplicate(item)
      }
      parents[item] = parent
    }
    if let parent {
      children[parent]?.insert(contentsOf: items, at: place)
    } else {
      rootItems.insert(contentsOf: items, at: place)
    }
  }

  /// Takes over the items below those of another state, which are in this one already.
  private mutating func takeTrees(of snapshot: NSDiffableDataSourceSectionSnapshot) {
    for item in snapshot.items {
      append(snapshot.children[item] ?? [], to: item)
    }
    expanded.formUnion(snapshot.expanded)
  }
}
