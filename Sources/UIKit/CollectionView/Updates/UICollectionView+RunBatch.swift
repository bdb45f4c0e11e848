import Foundation
import LayoutCore

extension UICollectionView {
  /// Runs what says the changes, and carries them out once the outermost batch has been said.
  ///
  /// A collection view that waits for a layout gets it first, so that the numbers before the batch
  /// are known (fact C18), and so does one whose bounds the animation around has changed: that is
  /// told before the batch. An item that is moved by hand is put back first; a reload in the batch
  /// takes the place of all changes.
  func runBatch(_ say: () -> Void) {
    guard batch == nil else { return say() }
    cancelMovement()
    if validity.needsPrepare || validity.needsReload || boundsBeforeAnimation != nil {
      layoutIfNeeded()
    }
    let oldBounds = bounds
    let wasInRange = scrollRange.clamp(contentOffset) == contentOffset
    batch = UpdateBatch(counts: validCounts)
    AnimationBlock.suspend(say)
    guard let said = batch else { return }
    batch = nil
    guard !said.isReloaded else { return }
    traced(.performUpdates(self)) {
      AnimationBlock.suspend { carryOut(said, changedFrom: oldBounds) }
      // Content that stood beyond its end before, as in a drag, is not for a batch to bring back
      // (F3).
      if wasInRange { AnimationBlock.suspend { clampOffset() } }
    }
  }

  /// Carries a batch out, with the calls in the order of fact C14.
  ///
  /// The layout's two protocols do not nest: that the bounds have changed, in the block or because
  /// less is left to show, is told to the end before the updates are. The offset that the layout
  /// chooses is not told at all (fact K8; our policy).
  private func carryOut(_ batch: UpdateBatch, changedFrom oldBounds: CGRect) {
    counts = nil
    let moves = UpdateMoves(plan(for: batch), actions: batch.actions)
    validity.awaitsUpdates = true
    invalidateLayout(because: .counts)
    collectionViewLayout.follow(moves)
    let (before, leaving) = follow(moves)
    validateContent()
    if bounds != oldBounds { announceAnimatedBounds(from: oldBounds) { validateContent() } }
    let layout = collectionViewLayout
    layout.updates = LayoutUpdates(moves: moves, before: before)
    let items = batch.actions.map { UICollectionViewUpdateItem($0, plan: moves.plan) }
    traced(.prepare(layout, for: items)) { layout.prepare(forCollectionViewUpdates: items) }
    forgetWithheldAnswer()
    takeTargetOffset()
    if !batch.reconfigured.isEmpty {
      reconfigure(batch.reconfigured.compactMap { moves.path(after: $0) })
    }
    validateContent()
    layout.askForEnds(
      before: before.keys.sorted(), after: attributesInSight().map(\.state.element))
    showElements()
    // After the new views were made, so that none of them is one of these (fact K6).
    leaving.forEach(takeBack)
    traced(.finalizeUpdates(layout)) { layout.finalizeCollectionViewUpdates() }
    layout.updates = nil
    if !validity.needsPrepare { takeContentSize() }
    // A subclass may do in its layout pass what a batch leaves undone (fact K12).
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func plan(for batch: UpdateBatch) -> UpdatePlan {
    do {
      return try UpdatePlan(before: batch.counts, after: validCounts, actions: batch.actions)
    } catch {
      UIKitLog.raise(error.words)
    }
  }

  /// Lets the layout choose where to stand after a change of everything (facts C3, C16).
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
    let (layout, proposed) = (collectionViewLayout, contentOffset)
    return traced(.targetOffset(layout, proposed: proposed)) {
      layout.targetContentOffset(forProposedContentOffset: proposed)
    }
  }

  /// Takes the shown elements and the selection to their places after a batch.
  ///
  /// What is asked for again is no longer selected, one by one as in `reloadData()` (facts C22, K6;
  /// our policy).
  ///
  /// - Returns: the attributes of everything that was shown, by the names of before, and the views
  ///   that are to be taken back.
  func follow(
    _ moves: UpdateMoves
  ) -> (
    before: [ElementKey: UICollectionViewLayoutAttributes], leaving: [UICollectionReusableView]
  ) {
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var kept: [(element: ElementKey, view: UICollectionReusableView)] = []
    for element in shown.order {
      guard let view = shown[element] else { continue }
      before[element] = view.appliedAttributes?.copy() as? UICollectionViewLayoutAttributes
      guard !moves.isReloaded(element), let moved = moves.element(after: element) else { continue }
      view.appliedAttributes?.state.element = moved
      kept.append((moved, view))
    }
    selected = Set(selected.compactMap(moves.path(after:)))
    prefetching.told = Set(prefetching.told.compactMap(moves.path(after:)))
    return (before, shown.replace(with: kept))
  }
}
