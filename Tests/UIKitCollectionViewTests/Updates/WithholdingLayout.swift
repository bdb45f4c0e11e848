import UIKit

/// A layout that stores the number of its rows, and changes it when it is prepared for updates.
///
/// Between an invalidation for new item counts and the updates, the layout returns nil for every
/// rectangle.
final class WithholdingLayout: UICollectionViewLayout {
  private var count: Int?
  private var isWithholding = false
  /// The number of changes of the bounds during updates.
  private(set) var boundsChanges = 0

  override func prepare() {
    super.prepare()
    if count == nil { count = collectionView?.numberOfItems(inSection: 0) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isWithholding = context.invalidateDataSourceCounts && !context.invalidateEverything
    if context.invalidateEverything { count = nil }
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let inserted = updateItems.count { $0.updateAction == .insert }
    let deleted = updateItems.count { $0.updateAction == .delete }
    count = (count ?? 0) + inserted - deleted
    isWithholding = false
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    boundsChanges += 1
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: CGFloat(count ?? 0) * 20)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard !isWithholding else { return nil }
    return (0..<(count ?? 0)).map(row).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    isWithholding ? nil : row(indexPath.item)
  }

  private func row(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: CGFloat(item) * 20, width: 100, height: 20)
    return attributes
  }
}
