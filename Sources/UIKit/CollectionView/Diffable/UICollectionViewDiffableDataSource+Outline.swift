// Mirrors UICollectionViewDiffableDataSource.SectionSnapshotHandlers (iOS 17). Missing: nothing.
import Foundation

/// A data source whose items may have children, which a tap shows and hides.
@MainActor protocol OutlineDataSource {
  /// Returns the place of an item in its section's tree; nil if the section has none.
  func outlinePlace(at path: IndexPath) -> OutlinePlace?
  /// Shows or hides the children of an item.
  func toggleOutline(at path: IndexPath)
}

/// The place of an item in a tree.
struct OutlinePlace: Equatable {
  /// The number of the item's ancestors.
  let level: Int
  /// Whether the item's children show.
  let isExpanded: Bool
}

extension UICollectionViewDiffableDataSource {
  /// The functions called when the user shows or hides the children of an item (fact LI60).
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// The function that returns whether the children of an item may be shown; nil if all may.
    public var shouldExpandItem: (@MainActor (Item) -> Bool)?
    /// The function called before the children of an item show.
    public var willExpandItem: (@MainActor (Item) -> Void)?
    /// The function that returns whether the children of an item may be hidden; nil if all may.
    public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
    /// The function called before the children of an item are hidden.
    public var willCollapseItem: (@MainActor (Item) -> Void)?
    /// The function that returns the children of an item when they show, from the known ones.
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

  /// Returns a tree without the children of an item in sight; nil if a handler refuses.
  private func collapsed(
    _ item: ItemIdentifierType, in tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
    guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return nil }
    sectionSnapshotHandlers.willCollapseItem?(item)
    var tree = tree
    tree.collapse([item])
    return tree
  }

  /// Returns a tree with the children of an item in sight; nil if a handler refuses.
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
