import Foundation

extension UICollectionView {
  /// Prepares the layout if it is invalid, and takes over its content size.
  ///
  /// An invalidation by the layout while it is being prepared is part of that preparation. A new
  /// content size may move the bounds, which may make the layout invalid again (fact C10).
  func validateLayout() {
    guard !validity.isPreparing else { return }
    var rounds = 0
    while validity.needsPrepare && rounds < LayoutValidity.roundLimit {
      rounds += 1
      prepareOnce()
    }
    guard validity.needsPrepare else { return }
    validity.needsPrepare = false
    UIKitLog.warn(
      """
      UICollectionViewRecursion: \(collectionViewLayout) was still invalid after being prepared \
      \(rounds) times in one layout pass of \(self).
      """)
  }

  private func prepareOnce() {
    validity.isPreparing = true
    traced(.prepare(collectionViewLayout)) { collectionViewLayout.prepare() }
    validity.isPreparing = false
    validity.needsPrepare = false
    answered = nil
    takeContentSize()
    adjustOffset()
  }

  /// Takes the size of the content from the layout.
  func takeContentSize() {
    contentSize = traced(.contentSize(collectionViewLayout)) {
      collectionViewLayout.collectionViewContentSize
    }
  }

  /// Forgets that a layout has said nil about what is in sight, so that it is asked again.
  ///
  /// Between the new numbers and `prepare(forCollectionViewUpdates:)` a layout cannot know what has
  /// come and gone. One that keeps its own account of the items says nil until then.
  ///
  /// - Returns: whether it has said nil. Its content has another size then, which is to be taken when
  ///   the updates are done: the offset must not move while the layout is told of them.
  func forgetWithheldAnswer() -> Bool {
    guard let answered, answered.isWithheld else { return false }
    self.answered = nil
    return true
  }

  private func adjustOffset() {
    let adjustment = validity.offsetAdjustment
    guard adjustment != .zero else { return }
    validity.offsetAdjustment = .zero
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }
}
