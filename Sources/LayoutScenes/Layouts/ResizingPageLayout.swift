import UIKit

/// A resizing flow layout whose items fill one page each, at every size.
///
/// A change of the bounds invalidates a flow layout that pins no views only if the size across the
/// scroll axis changes. Pages also depend on the size along it.
final class ResizingPageLayout: ResizingFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.bounds.size != newBounds.size
      || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}
