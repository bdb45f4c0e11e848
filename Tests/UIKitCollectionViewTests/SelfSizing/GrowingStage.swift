import Foundation
import UIKit

/// Cells that prefer heights of their own, in a flow layout that logs its calls: a column 100 wide.
@MainActor final class GrowingStage: NSObject, UICollectionViewDataSource {
  var heights: [CGFloat]
  let layout: GrowingLayout
  let view: UICollectionView
  let log: CallLog

  init(_ heights: [CGFloat], estimate: CGFloat = 20, room: CGFloat = 1000) {
    self.heights = heights
    log = CallLog()
    layout = GrowingLayout(log)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: room), collectionViewLayout: layout)
    super.init()
    layout.estimatedItemSize = CGSize(width: 100, height: estimate)
    layout.minimumLineSpacing = 0
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    log.lines = []
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.lines.append("cell \(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GrowingCell)?.wish = heights[indexPath.item]
    (cell as? GrowingCell)?.log = log
    return cell
  }

  var frames: [CGRect] {
    (0..<heights.count).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }
}

/// The calls in their order.
@MainActor final class CallLog {
  var lines: [String] = []
}

/// A cell that prefers a height.
final class GrowingCell: UICollectionViewCell {
  var wish: CGFloat = 0
  var log: CallLog?
  /// Whether it prefers more at each request.
  var isInsatiable = false

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    log?.lines.append("preferred \(layoutAttributes.indexPath.item)")
    if isInsatiable { wish = layoutAttributes.size.height + 1 }
    layoutAttributes.frame.size.height = wish
    return layoutAttributes
  }
}

/// A flow layout that notes the calls of self-sizing.
final class GrowingLayout: UICollectionViewFlowLayout {
  let log: CallLog
  var context: UICollectionViewLayoutInvalidationContext?

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  /// The distance that is added to the offset at the end of a batch.
  var adjustmentAtEnd: CGFloat = 0

  /// The offset at the end of the last batch, before anything is added to it.
  var offsetAtEnd: CGFloat?

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    offsetAtEnd = collectionView?.contentOffset.y
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = false
    context.invalidateFlowLayoutDelegateMetrics = false
    context.contentOffsetAdjustment.y = adjustmentAtEnd
    if adjustmentAtEnd != 0 { invalidateLayout(with: context) }
  }

  override func prepare() {
    log.lines.append("prepare")
    super.prepare()
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    log.lines.append("should \(originalAttributes.indexPath.item)")
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    log.lines.append("context \(originalAttributes.indexPath.item)")
    let made = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    context = made
    return made
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.lines.append("invalidate")
    super.invalidateLayout(with: context)
  }

  /// Whether it returns attributes of single items.
  var answersItems = true

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.lines.append("item \(indexPath.item)")
    return answersItems ? super.layoutAttributesForItem(at: indexPath) : nil
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.lines.append("elements")
    return super.layoutAttributesForElements(in: rect)
  }
}
