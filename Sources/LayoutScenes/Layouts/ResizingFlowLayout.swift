public import UIKit

/// A flow layout that requests new sizes from its delegate whenever a change of the bounds
/// invalidates it.
///
/// A plain flow layout keeps the sizes it first received, even after a rotation. This layout
/// invalidates them in the invalidation context for a bounds change.
open class ResizingFlowLayout: UICollectionViewFlowLayout {
  /// Returns the flow layout's own context with the delegate metrics invalidated too.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = true
    return context
  }
}
