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
    contentSize = traced(.contentSize(collectionViewLayout)) {
      collectionViewLayout.collectionViewContentSize
    }
    adjustOffset()
  }

  private func adjustOffset() {
    let adjustment = validity.offsetAdjustment
    guard adjustment != .zero else { return }
    validity.offsetAdjustment = .zero
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }
}
