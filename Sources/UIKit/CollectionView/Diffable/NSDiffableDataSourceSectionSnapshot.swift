// Mirrors NSDiffableDataSourceSectionSnapshot (iOS 17). Missing: the visual description.
import Foundation

/// The state of one section whose items form trees, such as an outline.
///
///     ▾ plants       level 0, expanded
///         moss       level 1
///       ▸ ferns      level 1, collapsed: its children are in the tree and not visible
///
/// An item may occur once. Added items are collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items without a parent, in order.
  public internal(set) var rootItems: [ItemIdentifierType] = []
  /// The children of every item that there is.
  var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parents of the items that have one.
  var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  var expanded: Set<ItemIdentifierType> = []

  /// Makes a state without items.
  public init() {}

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { walk(from: rootItems) { _ in true } }

  /// The items all of whose parents are expanded, each before its children.
  public var visibleItems: [ItemIdentifierType] { walk(from: rootItems, into: expanded.contains) }

  /// Returns whether an item is in the state.
  public func contains(_ item: ItemIdentifierType) -> Bool { children[item] != nil }

  /// Returns whether an item is expanded, so that its children are visible; false for an unknown
  /// item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all parents of an item are expanded; no for one that is not there.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }

  /// Returns the number of an item's ancestors.
  public func level(of item: ItemIdentifierType) -> Int {
    require(item)
    return ancestors(of: item).count
  }

  /// Returns the place of an item among all items, or nil without the item.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns the item whose child an item is, or nil for one without a parent.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    require(child)
    return parents[child]
  }

  /// Returns the state of the items below a parent, with or without it.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    require(parent)
    var part = NSDiffableDataSourceSectionSnapshot()
    part.rootItems = includingParent ? [parent] : children[parent] ?? []
    for item in walk(from: part.rootItems, into: { _ in true }) {
      part.children[item] = children[item]
      part.parents[item] = parents[item]
      if expanded.contains(item) { part.expanded.insert(item) }
    }
    for root in part.rootItems { part.parents[root] = nil }
    return part
  }

  /// Returns items, and those below each that is to be gone into, each before its children.
  func walk(
    from start: [ItemIdentifierType], into isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var items: [ItemIdentifierType] = []
    var waiting = Array(start.reversed())
    while let item = waiting.popLast() {
      items.append(item)
      if isOpen(item) { waiting += (children[item] ?? []).reversed() }
    }
    return items
  }

  /// Returns the parents of an item, the nearest first.
  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(
      sequence(state: item) { item in
        guard let parent = self.parents[item] else { return nil }
        item = parent
        return parent
      })
  }

  /// Stops the program for an item that is not there, which is a programmer's error.
  func require(_ item: ItemIdentifierType) {
    guard contains(item) else {
      UIKitLog.raiseMissing(item)
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension UIKitLog {
  /// Stops the program for an item that is not in a state.
  static func raiseMissing(_ item: some Hashable) -> Never {
    raise("Invalid parameter not satisfying: item identifier \(item) not found")
  }

  /// Stops the program for an item that would be in a state twice.
  static func raiseDuplicate(_ item: some Hashable) -> Never {
    raise(
      """
      Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
          \(item)
      )}
      """)
  }
}
