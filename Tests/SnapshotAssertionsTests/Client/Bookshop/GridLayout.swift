import UIKit

/// Items of one size in columns that share the width.
final class GridLayout: UICollectionViewLayout {
  private let columns = 3
  private let margin: CGFloat = 16
  private let gap: CGFloat = 12
  private let aspect: CGFloat = 1.5

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  private var itemSize: CGSize {
    let gaps = gap * CGFloat(columns - 1)
    let column = (width - 2 * margin - gaps) / CGFloat(columns)
    return CGSize(width: column, height: column * aspect)
  }

  override var collectionViewContentSize: CGSize {
    let lines = CGFloat((count + columns - 1) / columns)
    return CGSize(width: width, height: 2 * margin + lines * (itemSize.height + gap) - gap)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let (line, column) = indexPath.item.quotientAndRemainder(dividingBy: columns)
    attributes.frame = CGRect(
      x: margin + CGFloat(column) * (itemSize.width + gap),
      y: margin + CGFloat(line) * (itemSize.height + gap),
      width: itemSize.width, height: itemSize.height)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }
}
