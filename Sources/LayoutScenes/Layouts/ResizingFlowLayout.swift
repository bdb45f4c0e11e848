public import UIKit

/// A flow layout that queries its delegate for new sizes whenever the bounds change.
///
/// A plain flow layout keeps the sizes it was once given, even when the device is turned. This one
/// says in the context of a bounds change that they are no longer good.
open class ResizingFlowLayout: UICollectionViewFlowLayout {
  /// Returns the flow layout's own context, with the delegate's metrics invalidated too.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = true
    return context
  }
}
