import Foundation

/// The changes of a collection view's bounds that its layout is asked about or told of.
struct BoundsChange {
  /// The bounds that the layout is being asked about; nil when it is not.
  private(set) var asked: CGRect?
  /// The bounds before an animation changed them, until all is shown in the new ones.
  private(set) var beforeAnimation: CGRect?
  /// Whether the layout is between the two calls that frame an animated change.
  private(set) var isAnnouncing = false
  private var context: UICollectionViewLayoutInvalidationContext?

  /// Notes about which bounds the layout is asked; returns those it was asked about before.
  mutating func ask(about bounds: CGRect?) -> CGRect? {
    defer { asked = bounds }
    return asked
  }

  /// Keeps what a change makes invalid until the bounds are the new ones.
  mutating func keep(_ context: UICollectionViewLayoutInvalidationContext?) {
    self.context = context
  }

  /// Returns what the change makes invalid, once.
  mutating func takeContext() -> UICollectionViewLayoutInvalidationContext? {
    defer { context = nil }
    return context
  }

  /// Notes the bounds before an animation; they stay until the layout has been told.
  mutating func note(beforeAnimation bounds: CGRect) { beforeAnimation = bounds }

  mutating func beginAnnouncing() { isAnnouncing = true }

  mutating func endAnnouncing() {
    isAnnouncing = false
    beforeAnimation = nil
  }
}

extension UICollectionView {
  /// Lets the layout say what a change of bounds, which are still the old ones, makes invalid
  /// (facts B3, C9); nil where that is nothing.
  ///
  /// A layout that sets the very bounds that it is being asked about is not asked again: the answer
  /// is under way, and asking would never end.
  func askLayout(aboutBounds newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    let layout = collectionViewLayout
    guard layout.owner === self, boundsChange.asked != newBounds else { return nil }
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
  func invalidateAfterBoundsChange() {
    guard let context = boundsChange.takeContext() else { return }
    asking(about: bounds) { invalidate(with: context) }
  }

  private func asking<Answer>(about newBounds: CGRect, _ action: () -> Answer) -> Answer {
    let outer = boundsChange.ask(about: newBounds)
    defer { _ = boundsChange.ask(about: outer) }
    return action()
  }

  /// Notes the bounds that an animation has changed; of several changes until the next layout pass
  /// the first counts.
  func noteAnimatedBounds(from oldBounds: CGRect) {
    guard AnimationBlock.isOpen, boundsChange.beforeAnimation == nil, oldBounds != bounds else {
      return
    }
    boundsChange.note(beforeAnimation: oldBounds)
    setNeedsLayout()
  }

  /// Shows what is in sight; in bounds that an animation has changed, after asking where all comes
  /// from and goes to (facts C15, C17).
  func showInAnimatedBounds() {
    // A layout pass inside of the two calls must not tell them again.
    guard let oldBounds = boundsChange.beforeAnimation, !boundsChange.isAnnouncing else {
      return showElements()
    }
    noteBoundsAnimation()
    // Of reloaded data none may be left, so that the layout is not asked where they go.
    let before = shown.needsReload ? [] : shown.order.sorted()
    announceAnimatedBounds(from: oldBounds) {
      validateContent()
      // Once the layout is valid: then it and the delegate may choose where to stand (RO28–RO32).
      AnimationBlock.suspend { takeTargetOffset() }
      validateContent()
      let ends = collectionViewLayout.askForEnds(
        before: before, after: attributesInSight().map(\.state.element))
      showElements(leavingFor: ends)
    }
  }

  /// Does something between the two calls that frame a change of bounds in an animation.
  ///
  /// The layout hears of it before it is prepared in the new bounds, so that it can still find what
  /// was seen in the old ones (RO30).
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
