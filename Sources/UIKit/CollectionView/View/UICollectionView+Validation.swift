import Foundation

extension UICollectionView {
  /// Prepares the layout if it is invalid, and reads its content size, which the collection view
  /// adopts in `validateContent()`.
  ///
  /// A layout that invalidates itself in `prepare()` is not prepared again.
  func validateLayout() {
    guard !validity.isPreparing else { return }
    settle(while: { $0.validity.needsPrepare }, by: { $0.prepareOnce() })
    // The layout may still be invalid, but further attempts would never end, so it is accepted.
    validity.acceptAsPrepared()
  }

  /// Updates the layout, the attributes of its visible elements and the content size, in this order
  /// (facts C1, C10).
  ///
  /// A layout that computes its frames only on request may have a different content size after the
  /// request, which is then repeated. The new size may move the bounds, which may invalidate the
  /// layout or make other elements visible.
  func validateContent() {
    guard !validity.isPreparing, !validity.isAnswering else { return validateLayout() }
    settle(while: { !$0.isContentValid }, by: { $0.askForContentOnce() })
  }

  /// Whether the layout has returned its attributes for the whole visible part.
  private var isContentValid: Bool {
    !validity.needsPrepare && validity.answer(covering: bounds, mirror: mirror) != nil
  }

  private func askForContentOnce() {
    validateLayout()
    // The attributes are requested for a side effect: some layouts compute their frames, and so
    // their content size, only on request (fact C10).
    _ = answers(for: bounds)
    takeContentSize()
  }

  /// Repeats a step until nothing changes any more; stops with a warning after a maximum number of
  /// rounds.
  private func settle(
    while isUnsettled: (UICollectionView) -> Bool, by act: (UICollectionView) -> Void
  ) {
    for _ in 0..<LayoutValidity.roundLimit {
      guard isUnsettled(self) else { return }
      act(self)
    }
    guard isUnsettled(self) else { return }
    UIKitLog.warn(
      """
      UICollectionViewRecursion: \(collectionViewLayout) was still invalid after being asked \
      \(LayoutValidity.roundLimit) times in one layout pass of \(self).
      """)
  }

  private func prepareOnce() {
    validity.beginPreparing()
    traced(.prepare(collectionViewLayout)) { collectionViewLayout.prepare() }
    validity.endPreparing()
    validity.note(contentSize: askForContentSize())
    // The adjustment moves the bounds, which may invalidate the layout again, so it is the last
    // step.
    adjustOffset()
  }

  private func askForContentSize() -> CGSize {
    traced(.contentSize(collectionViewLayout)) { collectionViewLayout.collectionViewContentSize }
  }

  /// Sets the content size that the layout returned.
  ///
  /// During a batch of updates the content size is kept: otherwise the offset would already be
  /// clamped when the layout corrects it at the end of the batch (facts B22, K13). The size is also
  /// kept while a layout that has not received the changes yet returns nil for its elements,
  /// because its content size is not valid then.
  func takeContentSize() {
    let isWithheld = validity.isAnswerWithheld
    validity.note(contentSize: askForContentSize())
    guard collectionViewLayout.updates == nil, !updates.awaitsLayout || !isWithheld else { return }
    contentSize = validity.contentSize
  }

  private func adjustOffset() {
    let adjustment = validity.takeOffsetAdjustment()
    guard adjustment != .zero else { return }
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }
}
