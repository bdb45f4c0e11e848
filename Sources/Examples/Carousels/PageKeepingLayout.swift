import Foundation
import UIKit

/// A flow layout of pages that is at the same page after its bounds have changed in an animation.
///
/// The layout knows the old bounds and is requested the new offset: no controller needs to take
/// part.
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
    // Pages are as large as the view, so that the delegate is queried again.
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    return context
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    page = nil
  }
}
