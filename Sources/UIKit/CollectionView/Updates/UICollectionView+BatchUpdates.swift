import Foundation
import LayoutCore

extension UICollectionView {
  /// Notes changes, in the batch that is open or in one of their own.
  func change(_ actions: [UpdateAction]) {
    runBatch { updates.note(actions) }
  }

  /// Lets a reload take the place of all changes in the batch that is open, if one is.
  func replaceBatchByReload() { updates.replaceByReload() }

  /// Runs a block that notes changes, and carries them out at the end of the outermost one.
  func runBatch(_ noteChanges: () -> Void) {
    guard !updates.isOpen else { return noteChanges() }
    // First, so that the data source and the view agree about where the items are.
    cancelMovement()
    // The numbers before the batch must be known (C18), and bounds that the animation around has
    // changed are told before the batch (K8).
    if validity.needsPrepare || shown.needsReload || boundsChange.beforeAnimation != nil {
      layoutIfNeeded()
    }
    let oldBounds = bounds
    let wasInRange = scrollRange.clamp(contentOffset) == contentOffset
    updates.open(counts: validCounts)
    AnimationBlock.suspend(noteChanges)
    guard let batch = updates.close() else { return }
    traced(.performUpdates(self)) {
      AnimationBlock.suspend { carryOut(batch, changedFrom: oldBounds) }
      // Content that stood beyond its end before, as in a drag, is not for a batch to bring back
      // (F3).
      if wasInRange { AnimationBlock.suspend { clampOffset() } }
    }
  }

  /// Carries a batch out, with the calls in the order of fact C14, a to h.
  ///
  /// Only e comes before d: the layout's two protocols do not nest, so that bounds which have
  /// changed, in the block or because less is left to show, are told to the end before the updates
  /// are. The offset that the layout chooses is not told at all (fact K8; our policy).
  private func carryOut(_ batch: UpdateBatch, changedFrom oldBounds: CGRect) {
    // a: The layout hears that the numbers have changed; what, it hears in d.
    counts.forget()
    let moves = UpdateMoves(plan(for: batch), actions: batch.actions)
    updates.awaitLayout()
    invalidateLayout(because: .counts)
    // From here on all is named as after the batch; the layout is asked by those names in b and c.
    let before = attributesShown()
    collectionViewLayout.follow(moves)
    let leaving = follow(moves)
    // b, c: Prepared, and asked what is in sight, before it knows of the changes: as on iOS.
    validateContent()
    // e: The bounds changed in the block, or the smaller content of c moved them.
    if bounds != oldBounds { announceAnimatedBounds(from: oldBounds) { validateContent() } }
    // d: From here to h the defaults of f and g go by the moves.
    let layout = collectionViewLayout
    layout.updates = LayoutUpdates(moves: moves, before: before)
    let items = batch.actions.map { UICollectionViewUpdateItem($0, plan: moves.plan) }
    traced(.prepare(layout, for: items)) { layout.prepare(forCollectionViewUpdates: items) }
    settleAfterTelling(of: batch, moves)
    // f, g: Where what was in sight goes, and where what is in sight comes from.
    layout.askForEnds(
      before: before.keys.sorted(), after: attributesInSight().map(\.state.element))
    showElements()
    // After the new views were made, so that none of them is one of these (K6).
    leaving.forEach(takeBack)
    // h: Until here the content keeps its size; the layout may mend the offset in this call (B22).
    traced(.finalizeUpdates(layout)) { layout.finalizeCollectionViewUpdates() }
    layout.updates = nil
    if !validity.needsPrepare { takeContentSize() }
    // A subclass may do in its layout pass what a batch leaves undone (K12).
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Brings all up to date once the layout knows of the changes, between d and f.
  private func settleAfterTelling(of batch: UpdateBatch, _ moves: UpdateMoves) {
    // Between the new numbers and d a layout with an account of its own says nil: it is asked anew.
    updates.layoutWasTold()
    validity.forgetWithheldAnswer()
    // Before f, since the offset decides what is in sight (C16).
    takeTargetOffset()
    if !batch.reconfigured.isEmpty {
      reconfigure(batch.reconfigured.compactMap { moves.path(after: $0) })
    }
    validateContent()
  }

  private func plan(for batch: UpdateBatch) -> UpdatePlan {
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

  /// Takes the shown elements, the selection and what was prefetched to their places after a batch.
  ///
  /// What is asked for again is no longer selected, one by one as in `reloadData()` (facts C22, K6;
  /// our policy).
  ///
  /// - Returns: the views that no element has any longer, from back to front.
  func follow(_ moves: UpdateMoves) -> [UICollectionReusableView] {
    // Views that an animation shows on their way out would keep the names of before.
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

  /// Lets the delegate, or else the layout, choose where to stand after a change of everything
  /// (facts C3, C16).
  func takeTargetOffset() {
    let target = delegateOffset() ?? layoutOffset()
    if target != contentOffset { contentOffset = target }
  }

  private func delegateOffset() -> CGPoint? {
    guard let delegate else { return nil }
    let proposed = contentOffset
    return Unanswered.ask(.targetOffset(delegate, proposed: proposed)) {
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
