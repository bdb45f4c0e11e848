import Foundation
import LayoutCore

extension UICollectionView {
  /// Runs what says the changes, and carries them out once the outermost batch has been said.
  ///
  /// A collection view that waits for a layout gets it first, so that the numbers before the batch are
  /// known (fact C18). An item that is moved by hand is put back first; a reload in the batch takes the
  /// place of all changes.
  func runBatch(_ say: () -> Void) {
    guard batch == nil else { return say() }
    cancelMovement()
    if validity.needsPrepare || validity.needsReload { layoutIfNeeded() }
    batch = UpdateBatch(counts: validCounts)
    say()
    guard let said = batch else { return }
    batch = nil
    guard !said.isReloaded else { return }
    traced(.performUpdates(self)) { carryOut(said) }
  }

  /// Carries a batch out, with the calls in the order of fact C14.
  private func carryOut(_ batch: UpdateBatch) {
    counts = nil
    let oldBounds = boundsBeforeAnimation ?? bounds
    let moves = UpdateMoves(plan(for: batch), actions: batch.actions)
    invalidateLayout(because: .counts)
    collectionViewLayout.follow(moves)
    let (before, leaving) = follow(moves)
    AnimationBlock.suspend { validateLayout() }
    leaving.forEach(takeBack)
    _ = attributesInSight()
    let layout = collectionViewLayout
    layout.updates = LayoutUpdates(moves: moves, before: before)
    let items = batch.actions.map { UICollectionViewUpdateItem($0, plan: moves.plan) }
    traced(.prepare(layout, for: items)) { layout.prepare(forCollectionViewUpdates: items) }
    let isWithheld = forgetWithheldAnswer()
    AnimationBlock.suspend { takeTargetOffset() }
    if !batch.reconfigured.isEmpty {
      reconfigure(batch.reconfigured.compactMap { moves.path(after: $0) })
    }
    show(before: before.keys.sorted(), changedFrom: oldBounds)
    traced(.finalizeUpdates(layout)) { layout.finalizeCollectionViewUpdates() }
    layout.updates = nil
    if isWithheld && !validity.needsPrepare { takeContentSize() }
    if validity.needsPrepare { AnimationBlock.suspend { layoutIfNeeded() } }
  }

  /// Shows what is in sight after a batch; bounds that have changed in it, or in the animation around
  /// it, are told to the layout first (fact C14, e).
  private func show(before: [ElementKey], changedFrom oldBounds: CGRect) {
    boundsBeforeAnimation = nil
    guard oldBounds != bounds else {
      validateLayout()
      collectionViewLayout.askForEnds(
        before: before, after: attributesInSight().map(\.state.element))
      return showElements()
    }
    showInBounds(changedFrom: oldBounds, before: before)
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
  /// - Returns: the attributes of everything that was shown, by the names of before, and the views that
  ///   are to be taken back.
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
    selected = Set(
      selected.compactMap { moves.element(after: ElementKey(cellAt: $0))?.indexPath })
    prefetching.told = Set(prefetching.told.compactMap(moves.path(after:)))
    return (before, shown.replace(with: kept))
  }
}
