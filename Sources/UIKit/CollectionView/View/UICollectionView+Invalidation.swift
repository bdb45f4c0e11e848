import Foundation

extension UICollectionView {
  /// Takes a layout into use, in place of another.
  func connectLayout(instead old: UICollectionViewLayout?) {
    if old?.owner === self { old?.owner = nil }
    collectionViewLayout.owner = self
    forgetDecoration()
    traced(.setLayout(self)) { invalidateLayout(because: .everything) }
  }

  func reload() {
    counts = nil
    validity.needsReload = true
    selected = []
    movement = nil
    prefetching.told = []
    batch?.isReloaded = true
    traced(.reloadData(self)) { invalidateLayout(because: .data) }
  }

  func invalidateLayout(because reason: InvalidationReason) {
    let context = collectionViewLayout.makeContext()
    context.reason = reason
    invalidate(with: context)
  }

  /// Invalidates the layout, on the collection view's own account.
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    traced(.invalidate(collectionViewLayout, with: context)) {
      collectionViewLayout.invalidateLayout(for: context)
    }
  }

  /// Notes that the layout must be prepared again; it is, in the next layout pass.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    CallObservation.observer?.didInvalidate(
      collectionViewLayout, with: context.reason == .request ? nil : context)
    validity.needsPrepare = true
    answered = nil
    setNeedsLayout()
    guard !validity.keepsOffset else { return }
    validity.offsetAdjustment.x += context.contentOffsetAdjustment.x
    validity.offsetAdjustment.y += context.contentOffsetAdjustment.y
    guard context.contentSizeAdjustment != .zero else { return }
    contentSize.width += context.contentSizeAdjustment.width
    contentSize.height += context.contentSizeAdjustment.height
  }

  /// Lets the layout say what a change of bounds, which are still the old ones, makes invalid
  /// (facts B3, C9); nil where that is nothing.
  ///
  /// A layout that sets the very bounds that it is being asked about is not asked again: the answer
  /// is under way, and asking would never end.
  func askLayout(aboutBounds newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    let layout = collectionViewLayout
    guard layout.owner === self, askedBounds != newBounds else { return nil }
    return asking(about: newBounds) {
      let isInvalid = traced(.shouldInvalidate(layout, bounds: newBounds)) {
        layout.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
      guard isInvalid else { return nil }
      return traced(.context(layout, bounds: newBounds)) {
        layout.invalidationContext(forBoundsChange: newBounds)
      }
    }
  }

  /// Invalidates the layout as it answered before the bounds, which are now the new ones, changed.
  func invalidate(afterBoundsChangeWith context: UICollectionViewLayoutInvalidationContext) {
    asking(about: bounds) { invalidate(with: context) }
  }

  /// Does something during which the layout is not asked about some bounds again.
  private func asking<Answer>(about newBounds: CGRect, _ action: () -> Answer) -> Answer {
    let outer = askedBounds
    askedBounds = newBounds
    defer { askedBounds = outer }
    return action()
  }
}
