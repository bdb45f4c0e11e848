// Mirrors UICollectionViewDiffableDataSource.SectionSnapshotHandlers (iOS 17). Missing: nothing.
import Foundation

/// A data source whose items may have children; a tap on an item shows or hides them.
@MainActor protocol OutlineDataSource {
  /// Returns the level and the state of an item in its section's tree; nil if no tree contains the
  /// item.
  func outlinePlace(at path: IndexPath) -> OutlinePlace?
  /// Expands or collapses an item.
  func toggleOutline(at path: IndexPath)
}

/// The level of an item in a section's tree, and whether it is expanded.
struct OutlinePlace: Equatable {
  /// The level of the item: 0 for a root item.
  let level: Int
  /// Whether the children of the item are visible.
  let isExpanded: Bool
}

extension UICollectionViewDiffableDataSource {
  /// The closures called when the user expands or collapses an item (fact LI60).
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// The closure that returns whether an item may be expanded; nil if all may.
    public var shouldExpandItem: (@MainActor (Item) -> Bool)?
    /// The closure called before an item is expanded.
    public var willExpandItem: (@MainActor (Item) -> Void)?
    /// The closure that returns whether an item may be collapsed; nil if all may.
    public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
    /// The closure called before an item is collapsed.
    public var willCollapseItem: (@MainActor (Item) -> Void)?
    /// The closure that returns the children of an item that is expanded, given its current
    /// children.
    public var snapshotForExpandingParent:
      (
        @MainActor (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes handlers that change nothing.
    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outlinePlace(at path: IndexPath) -> OutlinePlace? {
    guard let section = sectionIdentifier(for: path.section), let tree = trees[section],
      let item = itemIdentifier(for: path), tree.contains(item)
    else { return nil }
    return OutlinePlace(level: tree.level(of: item), isExpanded: tree.isExpanded(item))
  }

  func toggleOutline(at path: IndexPath) {
    guard let section = sectionIdentifier(for: path.section), let tree = trees[section],
      let item = itemIdentifier(for: path), tree.contains(item),
      let new = tree.isExpanded(item) ? collapsed(item, in: tree) : expanded(item, in: tree)
    else { return }
    apply(new, to: section)
  }

  /// Returns the tree with an item collapsed; nil if `shouldCollapseItem` returns false.
  private func collapsed(
    _ item: ItemIdentifierType, in tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
    guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return nil }
    sectionSnapshotHandlers.willCollapseItem?(item)
    var tree = tree
    tree.collapse([item])
    return tree
  }

  /// Returns the tree with an item expanded; nil if `shouldExpandItem` returns false.
  private func expanded(
    _ item: ItemIdentifierType, in tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
    guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return nil }
    sectionSnapshotHandlers.willExpandItem?(item)
    var tree = tree
    if let children = sectionSnapshotHandlers.snapshotForExpandingParent {
      tree.replace(childrenOf: item, using: children(item, tree.snapshot(of: item)))
    }
    tree.expand([item])
    return tree
  }
}
