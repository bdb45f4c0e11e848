import Foundation
import LayoutCore

extension UICollectionView {
  /// Records changes in the open batch; if none is open, carries them out as a batch.
  func change(_ actions: [UpdateAction]) {
    _performBatchUpdates { updates.note(actions) }
  }

  /// Replaces all changes in the open batch, if there is one, with a reload.
  func replaceBatchByReload() { updates.replaceByReload() }

  /// Runs a block that records changes, and carries them out when the outermost block has ended.
  func _performBatchUpdates(_ noteChanges: () -> Void) {
    guard !updates.isOpen else { return noteChanges() }
    // A movement is cancelled before the batch, so that the data source and the view use the same
    // index paths.
    _cancelInteractiveMovement()
    closeSwipe()
    // The layout is made valid before the batch, for two reasons: the item counts before the batch
    // are needed (fact C18), and if the enclosing animation has changed the bounds, the layout must
    // be notified of that first (fact K8).
    if validity.needsPrepare || shown.needsReload || boundsChange.beforeAnimation != nil {
      layoutIfNeeded()
    }
    let oldBounds = bounds
    let wasInRange = scrollRange.clamp(contentOffset) == contentOffset
    updates.open(counts: validCounts)
    AnimationBlock.suspend(noteChanges)
    guard let batch = updates.close() else { return }
    traced(.performUpdates(self)) {
      AnimationBlock.suspend { performUpdates(batch, changedFrom: oldBounds) }
      // During a drag the offset may be beyond the content, and then it is not clamped (fact F3).
      if wasInRange { AnimationBlock.suspend { clampOffset() } }
    }
  }

  /// Carries out a batch.
  ///
  /// The calls to the layout are in the order of fact C14, whose letters a to h mark the steps
  /// below, except that step e comes before step d.
  ///
  /// The steps are: (a) invalidation, (b) `prepare()`, (c) queries for attributes, (d)
  /// `prepare(forCollectionViewUpdates:)`, (e) `prepare(forAnimatedBoundsChange:)`, (f) queries for
  /// final and (g) for initial attributes, (h) `finalizeCollectionViewUpdates()`.
  ///
  /// Step e is only made if the bounds have changed. `finalizeAnimatedBoundsChange()` follows it
  /// before step d, because step e and this call must not come between d and h (fact K8). An offset
  /// that the delegate or the layout chooses after step d is not announced (a choice of this
  /// package).
  private func performUpdates(_ batch: RecordedChanges, changedFrom oldBounds: CGRect) {
    // Step a: The invalidation reports that the counts have changed; the changes themselves are
    // passed to the layout later, in step d.
    counts.forget()
    let moves = ElementMoves(plan(for: batch), actions: batch.actions)
    updates.awaitLayout()
    invalidateLayout(because: .counts)
    // `before` contains the attributes by the index paths before the batch. Then `follow` changes
    // all index paths to those after the batch, with which the layout is prepared and returns its
    // elements.
    let before = attributesShown()
    collectionViewLayout.follow(moves)
    let leaving = follow(moves)
    // Steps b and c: As on iOS, the layout is prepared and returns the visible elements before it
    // receives the changes.
    validateContent()
    // Step e: The bounds differ if the closure of the batch changed them, or if smaller content has
    // moved them.
    if bounds != oldBounds { announceAnimatedBounds(from: oldBounds) { validateContent() } }
    // Step d: While `updates` is set, the default initial and final attributes take the moves of
    // the batch into account.
    let layout = collectionViewLayout
    layout.updates = BatchContext(moves: moves, before: before)
    let items = batch.actions.map { UICollectionViewUpdateItem($0, plan: moves.plan) }
    traced(.prepare(layout, for: items)) { layout.prepare(forCollectionViewUpdates: items) }
    settleAfterTelling(of: batch, moves)
    // Steps f and g: The final attributes of the elements that were visible, and the initial
    // attributes of those that are visible now, are requested.
    layout.askForEnds(
      before: before.keys.sorted(), after: attributesInSight().map(\.state.element))
    showElements()
    // The old views must not be reused for the new elements, so they return to the pool after the
    // new views were loaded (fact K6).
    leaving.forEach(takeBack)
    // Step h: In this call the layout may correct the offset. A new content size would clamp the
    // offset before that, so the size is set afterwards (fact B22).
    traced(.finalizeUpdates(layout)) { layout.finalizeCollectionViewUpdates() }
    layout.updates = nil
    if !validity.needsPrepare { takeContentSize() }
    // A subclass may rely on a layout pass after a batch (fact K12).
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Updates the content offset and the reconfigured cells after the layout has received the
  /// changes, and before it returns final and initial attributes.
  private func settleAfterTelling(of batch: RecordedChanges, _ moves: ElementMoves) {
    // A layout that keeps its own list of elements may have returned nil before it received the
    // changes, so the elements are requested again.
    updates.layoutWasTold()
    validity.forgetWithheldAnswer()
    // The offset determines which elements are visible, so it is set before their final and initial
    // attributes are requested (fact C16).
    takeTargetOffset()
    if !batch.reconfigured.isEmpty {
      reconfigure(batch.reconfigured.compactMap { moves.path(after: $0) })
    }
    validateContent()
  }

  private func plan(for batch: RecordedChanges) -> UpdatePlan {
    do {
      return try UpdatePlan(before: batch.counts, after: validCounts, actions: batch.actions)
    } catch {
      UIKitLog.raise(error.words)
    }
  }

  /// Returns the attributes of all visible elements, by their current keys.
  private func attributesShown() -> [ElementKey: UICollectionViewLayoutAttributes] {
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for element in shown.order {
      // The index paths of the views' own attributes will change, so the attributes are copied.
      attributes[element] =
        shown[element]?.appliedAttributes?.copy() as? UICollectionViewLayoutAttributes
    }
    return attributes
  }

  /// Updates the index paths of the visible elements, the selection and the prefetched items after
  /// a batch.
  ///
  /// Each reloaded item is deselected, as `reloadData()` does with all items (facts C22, K6; a
  /// choice of this package).
  ///
  /// - Returns: the views that no longer belong to an element, from back to front.
  func follow(_ moves: ElementMoves) -> [UICollectionReusableView] {
    // Views that are leaving the screen would keep their index paths from before the batch, so they
    // are removed first.
    endLeaving()
    var kept: [(element: ElementKey, view: UICollectionReusableView)] = []
    for element in shown.order {
      guard let view = shown[element], !moves.isReloaded(element),
        let moved = moves.element(after: element)
      else { continue }
      view.appliedAttributes?.state.element = moved
      kept.append((moved, view))
    }
    selection.follow(moves)
    orthogonal.follow(moves).forEach(release)
    prefetching.follow(moves)
    return shown.replace(with: kept)
  }

  /// Sets the content offset that the delegate returns or, if it does not implement the method, the
  /// layout (facts C3, C16).
  func takeTargetOffset() {
    let target = delegateOffset() ?? layoutOffset()
    if target != contentOffset { contentOffset = target }
  }

  private func delegateOffset() -> CGPoint? {
    guard let delegate else { return nil }
    let proposed = contentOffset
    return OptionalMethodCall.result(.targetOffset(delegate, proposed: proposed)) {
      delegate.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
    }
  }

  private func layoutOffset() -> CGPoint {
    let layout = collectionViewLayout
    let proposed = contentOffset
    return traced(.targetOffset(layout, proposed: proposed)) {
      layout.targetContentOffset(forProposedContentOffset: proposed)
    }
  }
}
