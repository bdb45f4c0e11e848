import Foundation

extension UICollectionView {
  /// Notes the bounds that an animation has changed; the first ones until the next layout pass count.
  func noteAnimatedBounds(from oldBounds: CGRect) {
    guard AnimationBlock.isOpen, boundsBeforeAnimation == nil, oldBounds != bounds else { return }
    boundsBeforeAnimation = oldBounds
    setNeedsLayout()
  }

  /// Shows what is in sight in bounds that an animation has changed (facts C15, C17).
  ///
  /// What was in sight is not asked about when the data have been reloaded: it may be no more.
  func showInAnimatedBounds() {
    guard let oldBounds = boundsBeforeAnimation else { return }
    let before = validity.needsReload ? [] : shown.order.sorted()
    let layout = collectionViewLayout
    traced(.prepare(layout, forAnimatedBoundsChange: oldBounds)) {
      layout.prepare(forAnimatedBoundsChange: oldBounds)
    }
    layout.askForEnds(before: before, after: attributesInSight().map(\.state.element))
    showElements()
    traced(.finalizeAnimatedBounds(layout)) { layout.finalizeAnimatedBoundsChange() }
    boundsBeforeAnimation = nil
  }
}
