import Foundation

extension UICollectionView {
  /// Prepares the layout if it is invalid, and reads its content size, which the collection view
  /// takes over in `validateContent()`.
  ///
  /// An invalidation by the layout while it is being prepared is part of that preparation.
  func validateLayout() {
    guard !validity.isPreparing else { return }
    settle(while: { $0.validity.needsPrepare }, by: { $0.prepareOnce() })
    // Also after giving up: more requests would never end.
    validity.acceptAsPrepared()
  }

  /// Brings the layout, its attributes in sight and the content size up to date, in this order
  /// (facts C1, C10).
  ///
  /// A layout that computes its frames only on request has another size afterwards than before: the
  /// request is then repeated. The new size may move the bounds, which may make the layout invalid,
  /// or bring other elements into sight.
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
    // For its effect: a lazy layout computes its frames, and so its size, on request (C10).
    _ = answers(for: bounds)
    takeContentSize()
  }

  /// Repeats a step until nothing changes; stops with a warning after a limit.
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
    // Last, since it moves the bounds, which the layout may invalidate for.
    adjustOffset()
  }

  private func askForContentSize() -> CGSize {
    traced(.contentSize(collectionViewLayout)) { collectionViewLayout.collectionViewContentSize }
  }

  /// Takes the content size from the layout.
  ///
  /// While a layout receives updates the view keeps its size: a clamped offset would count twice
  /// for a layout that corrects the offset at their end (facts B22, K13). One that returns no
  /// elements yet does not know its size either.
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
