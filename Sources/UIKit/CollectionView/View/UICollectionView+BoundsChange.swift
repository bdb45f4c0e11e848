import Foundation

/// The changes of a collection view's bounds that its layout gets calls for.
struct BoundsChange {
  /// The bounds of the request to the layout that is under way; nil without one.
  private(set) var asked: CGRect?
  /// The bounds before an animation changed them, until all is shown in the new ones.
  private(set) var beforeAnimation: CGRect?
  /// Whether the layout is between the two calls that frame an animated change.
  private(set) var isAnnouncing = false
  private var context: UICollectionViewLayoutInvalidationContext?

  /// Records the bounds of a request to the layout; returns those of the request before.
  mutating func ask(about bounds: CGRect?) -> CGRect? {
    defer { asked = bounds }
    return asked
  }

  /// Keeps the context of a change until the bounds are the new ones.
  mutating func keep(_ context: UICollectionViewLayoutInvalidationContext?) {
    self.context = context
  }

  /// Returns the context of the change, once.
  mutating func takeContext() -> UICollectionViewLayoutInvalidationContext? {
    defer { context = nil }
    return context
  }

  /// Records the bounds before an animation; they stay until the layout has been notified.
  mutating func note(beforeAnimation bounds: CGRect) { beforeAnimation = bounds }

  mutating func beginAnnouncing() { isAnnouncing = true }

  mutating func endAnnouncing() {
    isAnnouncing = false
    beforeAnimation = nil
  }
}

extension UICollectionView {
  /// Requests from the layout the context of a change of bounds, which are still the old ones
  /// (facts B3, C9); nil if nothing becomes invalid.
  ///
  /// For a layout that sets the very bounds of the request the request is not repeated: its result
  /// is under way, and the requests would never end.
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

  /// Records the bounds that an animation has changed; of several changes until the next layout
  /// pass the first counts.
  func noteAnimatedBounds(from oldBounds: CGRect) {
    guard AnimationBlock.isOpen, boundsChange.beforeAnimation == nil, oldBounds != bounds else {
      return
    }
    boundsChange.note(beforeAnimation: oldBounds)
    setNeedsLayout()
  }

  /// Shows the elements in sight; in bounds that an animation has changed, after requesting initial
  /// and final attributes (facts C15, C17).
  func showInAnimatedBounds() {
    // A layout pass inside of the two calls must not announce the bounds again.
    guard let oldBounds = boundsChange.beforeAnimation, !boundsChange.isAnnouncing else {
      return showElements()
    }
    noteBoundsAnimation()
    // Reloaded data may have none of them, so that the layout gets no request for their final
    // attributes.
    let before = shown.needsReload ? [] : shown.order.sorted()
    announceAnimatedBounds(from: oldBounds) {
      validateContent()
      // Once the layout is valid: then it and the delegate may choose the content offset
      // (RO28–RO32).
      AnimationBlock.suspend { takeTargetOffset() }
      validateContent()
      let ends = collectionViewLayout.askForEnds(
        before: before, after: attributesInSight().map(\.state.element))
      showElements(leavingFor: ends)
    }
  }

  /// Runs an action between the two calls that frame a change of bounds in an animation.
  ///
  /// The layout gets the first call before it is prepared in the new bounds, so that it can still
  /// find the elements of the old ones (RO30).
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
