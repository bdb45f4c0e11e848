// Mirrors NSDiffableDataSourceSectionSnapshot (iOS 17). Missing: nothing.
import Foundation

/// The snapshot of one section whose items form trees, such as an outline.
///
///     ▾ plants       level 0, expanded
///         moss       level 1
///       ▸ ferns      level 1, collapsed: its children are in the tree and not visible
///
/// Each item may occur only once. Added items are collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items without a parent, in order.
  public internal(set) var rootItems: [ItemIdentifierType] = []
  /// The children of every item in the snapshot; an empty array for an item without children.
  var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parent of every item that has one.
  var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  var expanded: Set<ItemIdentifierType> = []

  /// Makes a snapshot without items.
  public init() {}

  /// All items in depth-first order, each before its children.
  public var items: [ItemIdentifierType] { walk(from: rootItems) { _ in true } }

  /// The items whose ancestors are all expanded, in depth-first order.
  public var visibleItems: [ItemIdentifierType] { walk(from: rootItems, into: expanded.contains) }

  /// Returns a text with one line for each item, indented by its level, after a mark: `*` if the
  /// item has no children, `-` if it is expanded, and `+` if it is collapsed.
  ///
  /// Differs from UIKit, whose text is not known.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item]?.isEmpty != false ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { children[item] != nil }

  /// Returns whether an item is expanded, so that its children are visible; false if the item is
  /// missing.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded; false if the item is missing.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }

  /// Returns the level of an item in the tree: 0 for a root item, 1 for its children.
  public func level(of item: ItemIdentifierType) -> Int {
    require(item)
    return ancestors(of: item).count
  }

  /// Returns the position of an item in `items`, or nil if it is missing.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns the parent of an item, or nil for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    require(child)
    return parents[child]
  }

  /// Returns a snapshot of a parent's descendants, optionally with the parent itself.
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

  /// Returns items and their descendants in depth-first order, each item before its children.
  ///
  /// The children of an item are included only if `isOpen` returns true for it.
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

  /// Returns the ancestors of an item, the nearest first.
  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(
      sequence(state: item) { item in
        guard let parent = self.parents[item] else { return nil }
        item = parent
        return parent
      })
  }

  /// Stops the program with UIKit's message if an item is missing.
  func require(_ item: ItemIdentifierType) {
    guard contains(item) else {
      UIKitLog.raiseMissing(item)
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension UIKitLog {
  /// Stops the program with UIKit's message about an item that is missing in a snapshot.
  static func raiseMissing(_ item: some Hashable) -> Never {
    raise("Invalid parameter not satisfying: item identifier \(item) not found")
  }

  /// Stops the program with UIKit's message about an item that would occur twice in a snapshot.
  static func raiseDuplicate(_ item: some Hashable) -> Never {
    raise(
      """
      Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
          \(item)
      )}
      """)
  }
}
