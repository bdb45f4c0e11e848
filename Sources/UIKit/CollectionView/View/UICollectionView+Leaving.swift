import Foundation

extension UICollectionView {
  /// Records the animation around, which changes the bounds, until it is over.
  ///
  /// Without a clock no animation runs: all is at its end at once.
  func noteBoundsAnimation() {
    guard let run = BlockRecording.current?.run, leaving.begin(run) else { return }
    let name = ObjectIdentifier(run)
    run.addCompletion { [weak self] _ in
      guard let self else { return }
      self.leaving.end(name).forEach(self.takeBack)
      // After the last animation, the order from back to front is by index path again.
      self.arrange(self.shown.ordered)
    }
  }

  /// Moves a view that is out of sight to its last place while an animation of the bounds shows it
  /// (fact RO27); without one takes it back at once.
  func leave(_ view: UICollectionReusableView, for end: UICollectionViewLayoutAttributes?) {
    // In a batch of updates an element may lose its name.
    guard let run = BlockRecording.current?.run, leaving.knows(run),
      collectionViewLayout.updates == nil, let element = view.appliedAttributes?.state.element
    else { return takeBack(view) }
    if let end { apply(shown(end), to: view) }
    leaving.add(view, of: element, in: run)
  }

  /// Takes back all views that are only shown by an animation, as the names or the places of their
  /// elements are about to change.
  func endLeaving() { leaving.takeAll().forEach(takeBack) }

  /// Returns views from back to front while an animation changes the bounds: the views that came
  /// into sight last are in front of others of an equal `zIndex` (fact G8 leaves that open; our
  /// policy), as views are that are added and not ordered.
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
