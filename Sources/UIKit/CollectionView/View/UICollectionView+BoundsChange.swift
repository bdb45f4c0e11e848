import Foundation

/// The state of a change of the bounds that has not been reported to the layout yet.
struct BoundsChange {
  /// The new bounds for which the layout's `shouldInvalidateLayout(forBoundsChange:)` is being
  /// called; nil if it is not being called.
  private(set) var asked: CGRect?
  /// The bounds before an animated change; nil after the elements in the new bounds have been
  /// loaded.
  private(set) var beforeAnimation: CGRect?
  /// Whether `announceAnimatedBounds` has called the layout's `prepare(forAnimatedBoundsChange:)`,
  /// but not yet `finalizeAnimatedBoundsChange()`.
  private(set) var isAnnouncing = false
  private var context: UICollectionViewLayoutInvalidationContext?

  /// Sets the bounds for which the layout is called, and returns their previous value, which the
  /// caller restores afterwards, since these calls may be nested.
  mutating func ask(about bounds: CGRect?) -> CGRect? {
    defer { asked = bounds }
    return asked
  }

  /// Stores the layout's context until the bounds have changed.
  mutating func keep(_ context: UICollectionViewLayoutInvalidationContext?) {
    self.context = context
  }

  /// Returns the stored context, and clears it.
  mutating func takeContext() -> UICollectionViewLayoutInvalidationContext? {
    defer { context = nil }
    return context
  }

  /// Records the bounds before an animation; they are kept until the layout has been notified.
  mutating func note(beforeAnimation bounds: CGRect) { beforeAnimation = bounds }

  mutating func beginAnnouncing() { isAnnouncing = true }

  mutating func endAnnouncing() {
    isAnnouncing = false
    beforeAnimation = nil
  }
}

extension UICollectionView {
  /// Returns the layout's invalidation context for a change of bounds, or nil if nothing becomes
  /// invalid.
  ///
  /// The collection view still has its old bounds (facts B3, C9).
  ///
  /// If the layout sets the same bounds during this call, the call is not repeated, because it
  /// would recurse endlessly.
  func askLayout(aboutBounds newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    let layout = collectionViewLayout
    guard layout._collectionView === self, boundsChange.asked != newBounds else { return nil }
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

  /// Invalidates the layout with the context that it returned before the bounds changed.
  func invalidateAfterBoundsChange() {
    guard let context = boundsChange.takeContext() else { return }
    asking(about: bounds) { invalidate(with: context) }
  }

  private func asking<Answer>(about newBounds: CGRect, _ action: () -> Answer) -> Answer {
    let outer = boundsChange.ask(about: newBounds)
    defer { _ = boundsChange.ask(about: outer) }
    return action()
  }

  /// Records the bounds before an animated change.
  ///
  /// If there are several changes before the next layout pass, the bounds before the first of them
  /// are kept.
  func noteAnimatedBounds(from oldBounds: CGRect) {
    guard AnimationBlock.isOpen, boundsChange.beforeAnimation == nil, oldBounds != bounds else {
      return
    }
    boundsChange.note(beforeAnimation: oldBounds)
    setNeedsLayout()
  }

  /// Loads the visible elements; if an animation has changed the bounds, requests their initial and
  /// final attributes first (facts C15, C17).
  func showInAnimatedBounds() {
    // A layout pass between the calls of `prepare(forAnimatedBoundsChange:)` and
    // `finalizeAnimatedBoundsChange()` must not repeat these calls.
    guard let oldBounds = boundsChange.beforeAnimation, !boundsChange.isAnnouncing else {
      return showElements()
    }
    noteBoundsAnimation()
    // After a reload the data may lack the shown elements, so their final attributes are not
    // requested.
    let before = shown.needsReload ? [] : shown.order.sorted()
    announceAnimatedBounds(from: oldBounds) {
      validateContent()
      // The layout and the delegate choose the content offset after the layout has become valid
      // (facts RO28 to RO32).
      AnimationBlock.suspend { takeTargetOffset() }
      validateContent()
      let ends = collectionViewLayout.askForEnds(
        before: before, after: attributesInSight().map(\.state.element))
      showElements(leavingFor: ends)
    }
  }

  /// Performs an action between the layout's `prepare(forAnimatedBoundsChange:)` and
  /// `finalizeAnimatedBoundsChange()`.
  ///
  /// The first call is made before the layout is prepared for the new bounds, so that the layout
  /// can still find the elements in the old bounds (fact RO30).
  func announceAnimatedBounds(from oldBounds: CGRect, around action: () -> Void) {
    let layout = collectionViewLayout
    boundsChange.beginAnnouncing()
    traced(.prepare(layout, forAnimatedBoundsChange: oldBounds)) {
      layout.prepare(forAnimatedBoundsChange: oldBounds)
    }
    action()
    traced(.finalizeAnimatedBounds(layout)) { layout.finalizeAnimatedBoundsChange() }
    boundsChange.endAnnouncing()
  }
}
