import Foundation
import UIKit

/// Rows of 50 points, as wide as the collection view: a layout that keeps every rule.
class ListLayout: UICollectionViewLayout {
  private(set) var frames: [[CGRect]] = []
  private var width: CGFloat = 0

  /// The number of times that it was prepared.
  private(set) var timesPrepared = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    timesPrepared += 1
    width = collectionView.bounds.width
    var row: CGFloat = 0
    frames = (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { _ in
        defer { row += 50 }
        return CGRect(x: 0, y: row, width: width, height: 50)
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: frames.last?.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    paths.compactMap(layoutAttributesForItem).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.section][indexPath.item]
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  /// The index paths of all items in the layout.
  final var paths: [IndexPath] {
    frames.enumerated().flatMap { section, rows in
      rows.indices.map { IndexPath(item: $0, section: section) }
    }
  }
}

/// Rows whose attributes are kept until the layout is invalidated.
final class CachingList: ListLayout {
  private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    cache = [:]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = cache[indexPath] ?? super.layoutAttributesForItem(at: indexPath)
    cache[indexPath] = attributes
    return attributes
  }
}
