import Foundation

extension UICollectionView {
  /// Prepares the layout if it is invalid, and asks for the size of its content, which the
  /// collection view takes over in `validateContent()`.
  ///
  /// An invalidation by the layout while it is being prepared is part of that preparation.
  func validateLayout() {
    guard !validity.isPreparing else { return }
    settle(while: { $0.validity.needsPrepare }, by: { $0.prepareOnce() })
    validity.needsPrepare = false
  }

  /// Brings the layout, its answer about what is in sight and the size of the content up to date,
  /// in this order (facts C1, C10).
  ///
  /// A layout that finds its places only while it answers has another size after it than before: it
  /// is then asked again. The new size may move the bounds, which may make the layout invalid, or
  /// bring other elements into sight.
  func validateContent() {
    guard !validity.isPreparing, !validity.isAnswering else { return validateLayout() }
    settle(while: { !$0.isContentValid }, by: { $0.askForContentOnce() })
  }

  /// Whether the layout has answered about all that is in sight.
  private var isContentValid: Bool {
    !validity.needsPrepare && answer(covering: bounds) != nil
  }

  private func askForContentOnce() {
    validateLayout()
    _ = answers(for: bounds)
    takeContentSize()
  }

  /// Repeats something, and gives up with a warning when it does not come to an end.
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
    validity.isPreparing = true
    traced(.prepare(collectionViewLayout)) { collectionViewLayout.prepare() }
    validity.isPreparing = false
    validity.needsPrepare = false
    answered = nil
    validity.contentSize = askForContentSize()
    adjustOffset()
  }

  private func askForContentSize() -> CGSize {
    traced(.contentSize(collectionViewLayout)) { collectionViewLayout.collectionViewContentSize }
  }

  /// Takes the size of the content from the layout; one that has changed since the layout was
  /// prepared makes its answer about the elements doubtful.
  ///
  /// While a layout is told of updates the view keeps its size: a clamped offset would count twice
  /// for a layout that mends the offset at their end (facts B22, K13).
  func takeContentSize() {
    let (known, isWithheld) = (validity.contentSize, answered?.isWithheld == true)
    validity.contentSize = askForContentSize()
    if validity.contentSize != known { answered = nil }
    guard collectionViewLayout.updates == nil, !validity.awaitsUpdates || !isWithheld else {
      return
    }
    contentSize = validity.contentSize
  }

  /// Forgets that a layout has said nil about what is in sight, so that it is asked again.
  ///
  /// Between the new numbers and `prepare(forCollectionViewUpdates:)` a layout cannot know what has
  /// come and gone. One that keeps its own account of the items says nil until then, and the size
  /// of its content is taken only when it answers: the offset must not move meanwhile.
  func forgetWithheldAnswer() {
    validity.awaitsUpdates = false
    if answered?.isWithheld == true { answered = nil }
  }

  private func adjustOffset() {
    let adjustment = validity.offsetAdjustment
    guard adjustment != .zero else { return }
    validity.offsetAdjustment = .zero
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }
}
