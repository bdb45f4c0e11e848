import UIKit

/// A resizing flow layout whose items fill a page each, and do so again at every size.
///
/// A flow layout is laid out anew only where the size across its scroll axis is another. Pages
/// depend on the size along it too.
final class ResizingPageLayout: ResizingFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.bounds.size != newBounds.size
      || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}
