import Foundation

extension UICollectionView {
  /// Takes a layout into use, in place of another.
  func connectLayout(instead old: UICollectionViewLayout?) {
    if old?.owner === self { old?.owner = nil }
    collectionViewLayout.owner = self
    forgetDecoration()
    invalidateLayout(because: .everything)
  }

  func reload() {
    counts = nil
    validity.needsReload = true
    selected = []
    invalidateLayout(because: .data)
  }

  func invalidateLayout(because reason: InvalidationReason) {
    let context = collectionViewLayout.makeContext()
    context.reason = reason
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Notes that the layout must be prepared again; it is, in the next layout pass.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext?) {
    validity.needsPrepare = true
    answered = nil
    setNeedsLayout()
    guard let context else { return }
    validity.offsetAdjustment.x += context.contentOffsetAdjustment.x
    validity.offsetAdjustment.y += context.contentOffsetAdjustment.y
    guard context.contentSizeAdjustment != .zero else { return }
    contentSize.width += context.contentSizeAdjustment.width
    contentSize.height += context.contentSizeAdjustment.height
  }

  /// Lets the layout say what a change of bounds, which are still the old ones, makes invalid (facts
  /// B3, C9).
  func askLayout(aboutBounds newBounds: CGRect) {
    guard collectionViewLayout.owner === self,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    collectionViewLayout.invalidateLayout(with: context)
  }
}
