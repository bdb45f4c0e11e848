import Foundation
import LayoutCore

extension UICollectionViewFlowLayout {
  /// The size of an item whose cell has not been measured: `estimatedItemSize` or, if that is
  /// `automaticSize`, `itemSize` (fact D10).
  private var estimate: CGSize {
    estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  /// Returns the sections with the measured item sizes; an item without one keeps the delegate's
  /// size or, if there is none, has the estimated size.
  func sectionsAsMeasured(_ metrics: FlowMetrics) -> [FlowSection] {
    guard isEstimating else { return metrics.sections }
    return metrics.sections.enumerated().map { number, section in
      var section = section
      section.items = sizesAsMeasured(
        section.items, section: number, isGiven: metrics.sizesCameFromDelegate)
      return section
    }
  }

  private func sizesAsMeasured(
    _ given: FlowItemSizes, section: Int, isGiven: Bool
  ) -> FlowItemSizes {
    let estimate = axis.size(estimate)
    guard !measured.isEmpty else {
      return isGiven ? given : FlowItemSizes(repeating: estimate, count: given.count)
    }
    var sizes = FlowItemSizes()
    for item in 0..<given.count {
      let size = measured[IndexPath(item: item, section: section)].map(axis.size)
      sizes.append(size ?? (isGiven ? given[item] : estimate))
    }
    return sizes
  }

  /// Records the size that a cell requested, and adds the elements that it changes to a context
  /// (facts D11, D12).
  func note(
    _ preferred: UICollectionViewLayoutAttributes,
    original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    measured.note(preferred.size, at: original.indexPath)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    context.invalidateItems(at: [original.indexPath])
    let growth = axis.along(preferred.size) - axis.along(original.size)
    context.contentSizeAdjustment = axis.size(AxisSize(along: growth, across: 0))
    let frame = collectionView?.scrolled(original.frame) ?? original.frame
    guard FlowPolicy.keepsPlace(start: axis.rect(frame).along.start, visible: visibleStart)
    else { return }
    let moved = axis.size(AxisSize(along: growth, across: 0))
    context.contentOffsetAdjustment = CGPoint(x: moved.width, y: moved.height)
  }

  /// The coordinate at which the visible area starts, along the direction of scrolling.
  private var visibleStart: CGFloat {
    guard let collectionView else { return 0 }
    return axis.rect(collectionView.bounds).along.start
      + axis.insets(collectionView.adjustedContentInset).start
  }
}
