import Foundation

extension UICollectionView {
  /// Notes the bounds that an animation has changed; the first ones until the next layout pass count.
  func noteAnimatedBounds(from oldBounds: CGRect) {
    guard AnimationBlock.isOpen, boundsBeforeAnimation == nil, oldBounds != bounds else { return }
    boundsBeforeAnimation = oldBounds
    setNeedsLayout()
  }

  /// Shows what is in sight in bounds that an animation has changed.
  ///
  /// What was in sight is not asked about when the data have been reloaded: it may be no more.
  func showInAnimatedBounds() {
    guard let oldBounds = boundsBeforeAnimation else { return }
    showInBounds(changedFrom: oldBounds, before: validity.needsReload ? [] : shown.order.sorted())
    boundsBeforeAnimation = nil
  }

  /// Shows what is in sight in other bounds, after asking where all comes from and goes to (facts
  /// C15, C17).
  func showInBounds(changedFrom oldBounds: CGRect, before: [ElementKey]) {
    let layout = collectionViewLayout
    traced(.prepare(layout, forAnimatedBoundsChange: oldBounds)) {
      layout.prepare(forAnimatedBoundsChange: oldBounds)
    }
    validateLayout()
    layout.askForEnds(before: before, after: attributesInSight().map(\.state.element))
    showElements()
    traced(.finalizeAnimatedBounds(layout)) { layout.finalizeAnimatedBoundsChange() }
  }
}
