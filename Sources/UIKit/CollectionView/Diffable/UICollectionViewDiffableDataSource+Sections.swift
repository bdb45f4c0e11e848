import Foundation

extension UICollectionViewDiffableDataSource {
  /// Applies a section snapshot, so that the section contains the snapshot's visible items; a
  /// missing section is appended.
  ///
  /// Differs from UIKit: nothing is animated, so `completion` is called before this returns.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var state = self.snapshot()
    if state.indexOfSection(section) == nil { state.appendSections([section]) }
    state.deleteItems(state.items(in: section))
    state.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    show(state)
    completion?()
  }

  /// Returns the section snapshot that was last applied; a snapshot without levels if none was
  /// applied or the section's items have changed since.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let items = snapshot().items(in: section)
    if let tree = trees[section], tree.visibleItems == items { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(items)
    return flat
  }
}
