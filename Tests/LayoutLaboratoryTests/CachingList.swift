import Foundation
import UIKit

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
