import Foundation

extension UICollectionView {
  /// Records the enclosing animation as one that changes the bounds, until it has ended.
  ///
  /// Without an `AnimationClock` there are no animations, and all views have their final state
  /// immediately.
  func noteBoundsAnimation() {
    guard let run = BlockRecording.current?.run, leaving.begin(run) else { return }
    let name = ObjectIdentifier(run)
    run.addCompletion { [weak self] _ in
      guard let self else { return }
      self.leaving.end(name).forEach(self.takeBack)
      // When no animation is left, `arrange` uses the usual order again.
      self.arrange(self.shown.ordered)
    }
  }

  /// Leaves a view that has left the visible area on screen during the enclosing animation, with
  /// its final attributes if there are any (fact RO27); without an animation, returns it to the
  /// pool.
  func leave(_ view: UICollectionReusableView, for end: UICollectionViewLayoutAttributes?) {
    // In a batch of updates the element's key may become invalid, so the view returns to the pool
    // immediately.
    guard let run = BlockRecording.current?.run, leaving.knows(run),
      collectionViewLayout.updates == nil, let element = view.appliedAttributes?.state.element
    else { return takeBack(view) }
    if let end { apply(shown(end), to: view) }
    leaving.add(view, of: element, in: run)
  }

  /// Returns all views that are leaving the screen to the pool; called before the keys or the
  /// positions of their elements change.
  func endLeaving() { leaving.takeAll().forEach(takeBack) }

  /// Returns views from back to front, in the order used while an animation changes the bounds.
  ///
  /// Among views of equal `zIndex`, those that became visible last are in front, like newly added
  /// subviews. Fact G8 does not determine this order; the order was chosen for this package.
  func orderWhileAnimating(_ views: [UICollectionReusableView]) -> [UICollectionReusableView] {
    guard leaving.isAnimating else { return views }
    let places = Dictionary(
      subviews.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { $1 })
    func rank(_ view: UICollectionReusableView) -> (Int, Int) {
      (view.appliedAttributes?.zIndex ?? 0, places[ObjectIdentifier(view)] ?? 0)
    }
    return views.sorted { rank($0) < rank($1) }
  }
}
