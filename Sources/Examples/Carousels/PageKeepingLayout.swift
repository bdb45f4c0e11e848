import Foundation
import UIKit

/// A flow layout of pages that keeps its page when its bounds change in an animation.
///
/// The layout gets the old bounds and returns the new offset, so no controller needs to take part.
final class PageKeepingLayout: UICollectionViewFlowLayout {
  private var page: CGFloat?

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    guard page == nil, oldBounds.width > 0 else { return }
    page = oldBounds.minX / oldBounds.width
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    guard let page, let collectionView else { return proposed }
    return CGPoint(x: page * collectionView.bounds.width, y: proposed.y)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // Pages are as large as the view, so the delegate has to return new sizes if the view's size
    // changes.
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    return context
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    page = nil
  }
}
