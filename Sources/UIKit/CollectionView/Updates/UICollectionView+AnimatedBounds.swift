import Foundation

extension UICollectionView {
  /// Notes the bounds that an animation has changed; the first ones until the next layout pass
  /// count.
  func noteAnimatedBounds(from oldBounds: CGRect) {
    guard AnimationBlock.isOpen, boundsBeforeAnimation == nil, oldBounds != bounds else { return }
    boundsBeforeAnimation = oldBounds
    setNeedsLayout()
  }

  /// Shows what is in sight; in bounds that an animation has changed, after asking where all comes
  /// from and goes to (facts C15, C17).
  ///
  /// The layout hears of it before it is prepared in the new bounds, so that it can still find what
  /// was seen in the old ones; once it is, it and the delegate may choose where to stand (facts
  /// RO28 to RO32). What was in sight is not asked about when the data have been reloaded: it may
  /// be no more.
  func showInAnimatedBounds() {
    // A layout pass inside of the two calls must not tell them again.
    guard let oldBounds = boundsBeforeAnimation, !validity.isAnnouncing else {
      return showElements()
    }
    let before = validity.needsReload ? [] : shown.order.sorted()
    announceAnimatedBounds(from: oldBounds) {
      validateContent()
      AnimationBlock.suspend { takeTargetOffset() }
      validateContent()
      collectionViewLayout.askForEnds(
        before: before, after: attributesInSight().map(\.state.element))
      showElements()
    }
  }

  /// Does something between the two calls that frame a change of bounds in an animation.
  func announceAnimatedBounds(from oldBounds: CGRect, around action: () -> Void) {
    let layout = collectionViewLayout
    validity.isAnnouncing = true
    defer { validity.isAnnouncing = false }
    traced(.prepare(layout, forAnimatedBoundsChange: oldBounds)) {
      layout.prepare(forAnimatedBoundsChange: oldBounds)
    }
    action()
    traced(.finalizeAnimatedBounds(layout)) { layout.finalizeAnimatedBoundsChange() }
    boundsBeforeAnimation = nil
  }
}
