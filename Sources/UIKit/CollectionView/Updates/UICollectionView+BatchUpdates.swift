import Foundation
import LayoutCore

extension UICollectionView {
  /// Notes changes, in the batch that is open or in one of their own.
  func change(_ actions: [UpdateAction]) {
    _performBatchUpdates { updates.note(actions) }
  }

  /// Replaces all changes in the open batch, if there is one, by a reload.
  func replaceBatchByReload() { updates.replaceByReload() }

  /// Runs a block that notes changes, and carries them out at the end of the outermost one.
  func _performBatchUpdates(_ noteChanges: () -> Void) {
    guard !updates.isOpen else { return noteChanges() }
    // First, so that the data source and the view agree about where the items are.
    _cancelInteractiveMovement()
    // The numbers before the batch must be known (C18), and bounds that the animation around has
    // changed are announced before the batch (K8).
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
      // A batch does not bring back content that was beyond its end before, as in a drag (F3).
      if wasInRange { AnimationBlock.suspend { clampOffset() } }
    }
  }

  /// Carries a batch out, with the calls in the order of fact C14, a to h.
  ///
  /// Only e comes before d: the layout's two protocols do not nest, so that the announcement of
  /// bounds which have changed, in the block or because less is left to show, ends before that of
  /// the updates begins. The offset that the layout chooses is not announced at all (fact K8; our
  /// policy).
  private func performUpdates(_ batch: RecordedChanges, changedFrom oldBounds: CGRect) {
    // a: The layout learns that the numbers have changed; it receives the changes in d.
    counts.forget()
    let moves = ElementMoves(plan(for: batch), actions: batch.actions)
    updates.awaitLayout()
    invalidateLayout(because: .counts)
    // From here on all paths count after the batch, also those that the layout receives in b and c.
    let before = attributesShown()
    collectionViewLayout.follow(moves)
    let leaving = follow(moves)
    // b, c: The layout is prepared, and gives the visible elements, before it knows of the changes:
    // as on iOS.
    validateContent()
    // e: The bounds changed in the block, or the smaller content of c moved them.
    if bounds != oldBounds { announceAnimatedBounds(from: oldBounds) { validateContent() } }
    // d: From here to h the defaults of f and g follow the moves.
    let layout = collectionViewLayout
    layout.updates = BatchContext(moves: moves, before: before)
    let items = batch.actions.map { UICollectionViewUpdateItem($0, plan: moves.plan) }
    traced(.prepare(layout, for: items)) { layout.prepare(forCollectionViewUpdates: items) }
    settleAfterTelling(of: batch, moves)
    // f, g: The final attributes of elements that were in sight, and the initial ones of those that
    // are.
    layout.askForEnds(
      before: before.keys.sorted(), after: attributesInSight().map(\.state.element))
    showElements()
    // After the new views were made, so that none of them is one of these (K6).
    leaving.forEach(takeBack)
    // h: Until here the content keeps its size; the layout may correct the offset in this call
    // (B22).
    traced(.finalizeUpdates(layout)) { layout.finalizeCollectionViewUpdates() }
    layout.updates = nil
    if !validity.needsPrepare { takeContentSize() }
    // A subclass may rely on a layout pass after a batch (K12).
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Brings everything up to date once the layout knows of the changes, between d and f.
  private func settleAfterTelling(of batch: RecordedChanges, _ moves: ElementMoves) {
    // Between the new numbers and d a layout with records of its own returns nil: the request is
    // repeated.
    updates.layoutWasTold()
    validity.forgetWithheldAnswer()
    // Before f, since the offset decides which elements are in sight (C16).
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

  /// Returns the attributes of everything that is shown, by the names that it has now.
  private func attributesShown() -> [ElementKey: UICollectionViewLayoutAttributes] {
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for element in shown.order {
      // Copies: the views' own are renamed when they follow the moves.
      attributes[element] =
        shown[element]?.appliedAttributes?.copy() as? UICollectionViewLayoutAttributes
    }
    return attributes
  }

  /// Moves the shown elements, the selection and the prefetched items to their places after a
  /// batch.
  ///
  /// A reloaded item is no longer selected, one by one as in `reloadData()` (facts C22, K6; our
  /// policy).
  ///
  /// - Returns: the views that no element has any longer, from back to front.
  func follow(_ moves: ElementMoves) -> [UICollectionReusableView] {
    // Views that an animation removes would keep the names from before the batch.
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
    prefetching.follow(moves)
    return shown.replace(with: kept)
  }

  /// Lets the delegate, or else the layout, choose the content offset after a change of everything
  /// (facts C3, C16).
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
