import Foundation
import UIKit

/// A layout of rows that are 200 points high and as wide as the collection view, whose attributes
/// are cached.
final class RowsLayout: UICollectionViewFlowLayout {
  private let clearsCache: Bool
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var content = CGRect.zero

  private static let rowHeight: CGFloat = 200

  /// Makes the layout.
  ///
  /// If it does not clear its cache, it always returns its first attributes.
  init(clearsCache: Bool) {
    self.clearsCache = clearsCache
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if clearsCache { cache = [] }
  }

  override var collectionViewContentSize: CGSize { content.size }

  override func prepare() {
    super.prepare()
    // The cache is filled only if it is empty. If it is never cleared, rows keep the width of the
    // first screen.
    guard cache.isEmpty, let collectionView else { return }
    content = CGRect(origin: .zero, size: collectionView.bounds.size)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      row.frame = CGRect(
        x: 0, y: CGFloat(item) * Self.rowHeight, width: collectionView.bounds.width,
        height: Self.rowHeight)
      content = content.union(row.frame)
      cache.append(row)
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }
}
