import Foundation

extension UICollectionView {
  /// Connects a layout in place of another.
  func connectLayout(instead old: UICollectionViewLayout?) {
    if old?._collectionView === self { old?._collectionView = nil }
    collectionViewLayout._collectionView = self
    // Their classes are registered with the layout that has left.
    forgetDecoration()
    traced(.setLayout(self)) { invalidateLayout(because: .everything) }
  }

  func _reloadData() {
    counts.forget()
    shown.reload()
    selection.clear()
    forgetMovement()
    prefetching.forget()
    // Before the layout is called: the changes of an open batch count no longer.
    replaceBatchByReload()
    traced(.reloadData(self)) { invalidateLayout(because: .data) }
  }

  func invalidateLayout(because reason: InvalidationReason) {
    let context = collectionViewLayout._invalidationContext()
    context.reason = reason
    invalidate(with: context)
  }

  /// Invalidates the layout, on the collection view's own account.
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    traced(.invalidate(collectionViewLayout, with: context)) {
      collectionViewLayout.invalidateLayout(for: context)
    }
  }

  /// Records that the layout must be prepared again; it is, in the next layout pass.
  ///
  /// The adjustment of the content size applies at once, that of the offset when the layout is
  /// valid again (fact B21). Neither applies for a size that a view requests while a batch is
  /// carried out, after which the layout adds its own (facts B22, K13).
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
