import UIKit

/// Columns of unequal heights: each item goes below the shortest.
final class WaterfallLayout: UICollectionViewLayout {
  private let columns = 2
  private let margin: CGFloat = 16
  private let gap: CGFloat = 12
  private let aspects: [CGFloat]
  private var frames: [CGRect] = []

  init(aspects: [CGFloat]) {
    self.aspects = aspects
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    let width = collectionView?.bounds.width ?? 0
    let column = (width - 2 * margin - gap * CGFloat(columns - 1)) / CGFloat(columns)
    var bottoms = Array(repeating: margin, count: columns)
    frames = aspects.map { aspect in
      let shortest = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let frame = CGRect(
        x: margin + CGFloat(shortest) * (column + gap), y: bottoms[shortest],
        width: column, height: (column * aspect).rounded())
      bottoms[shortest] = frame.maxY + gap
      return frame
    }
  }

  override var collectionViewContentSize: CGSize {
    let bottom = frames.map(\.maxY).max() ?? 0
    return CGSize(width: collectionView?.bounds.width ?? 0, height: bottom + margin)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
