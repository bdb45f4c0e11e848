import Foundation
import UIKit

/// A delegate whose sizes depend on the width, which is the cause of the first post's bug.
final class WidthDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: (collectionView.bounds.width / 3).rounded(.down) - 10, height: 50)
  }
}

/// A flow layout that queries the delegate again whenever the bounds change, as the first post
/// repairs it.
final class AskingFlowLayout: UICollectionViewFlowLayout {
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = true
    return context
  }
}
