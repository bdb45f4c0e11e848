import Foundation

extension UICollectionView {
  /// Connects the current layout, and disconnects the old one.
  func connectLayout(instead old: UICollectionViewLayout?) {
    if collectionViewLayout is MissingLayout {
      UIKitLog.raise("UICollectionView must be initialized with a non-nil layout parameter")
    }
    if old?._collectionView === self { old?._collectionView = nil }
    collectionViewLayout._collectionView = self
    bouncesVerticallyByDefault = collectionViewLayout.bouncesVertically
    // The classes of decoration views were registered with the old layout, so these views are
    // removed.
    forgetDecoration()
    orthogonal.takeAll().forEach(release)
    traced(.setLayout(self)) { invalidateLayout(because: .everything) }
  }

  func _reloadData() {
    counts.forget()
    shown.reload()
    selection.clear()
    forgetMovement()
    prefetching.forget()
    // A reload replaces the changes of an open batch. This must be recorded before the layout is
    // invalidated.
    replaceBatchByReload()
    traced(.reloadData(self)) { invalidateLayout(because: .data) }
  }

  func invalidateLayout(because reason: InvalidationReason) {
    let context = collectionViewLayout._invalidationContext()
    context.reason = reason
    invalidate(with: context)
  }

  /// Invalidates the layout because of a change of the collection view, and reports the call to the
  /// observer.
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    traced(.invalidate(collectionViewLayout, with: context)) {
      collectionViewLayout.invalidateLayout(for: context)
    }
  }

  /// Records that the layout must be prepared again in the next layout pass.
  ///
  /// The adjustment of the content size applies immediately; the adjustment of the offset applies
  /// when the layout is valid again (fact B21). If a view requests a size during a batch, both
  /// adjustments are ignored, because the layout makes its own adjustments after the batch (facts
  /// B22, K13).
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    CallObservation.observer?.didInvalidate(
      collectionViewLayout, with: context.reason == .request ? nil : context)
    let isAdjusting = context.reason != .preferredSize || collectionViewLayout.updates == nil
    validity.invalidate(adjustingOffsetBy: isAdjusting ? context.contentOffsetAdjustment : .zero)
    setNeedsLayout()
    guard isAdjusting, context.contentSizeAdjustment != .zero else { return }
    contentSize.width += context.contentSizeAdjustment.width
    contentSize.height += context.contentSizeAdjustment.height
  }
}
