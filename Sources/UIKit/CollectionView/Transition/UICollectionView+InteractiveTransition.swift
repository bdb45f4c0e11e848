import Foundation

/// A transition between two layouts whose progress is set by the app.
struct InteractiveTransition {
  /// The transition layout, which is used until the transition ends.
  let layout: UICollectionViewTransitionLayout
  /// The closure called at the end; its arguments are whether the animation has completed, and
  /// whether the next layout is used.
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// A closure called at the end of an interactive transition.
  ///
  /// Its arguments are whether the animation has completed, and whether the next layout is used.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins an interactive transition to a layout, and returns the transition layout used for it.
  func _startInteractiveTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    traced(.startTransition(self, to: layout)) { putInUse(standInFor: layout, completion) }
  }

  private func putInUse(
    standInFor layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let current = collectionViewLayout
    let standIn = transitionLayout(from: current, to: layout)
    traced(.prepare(current, forTransitionTo: layout)) { current.prepareForTransition(to: layout) }
    traced(.prepare(layout, forTransitionFrom: current)) {
      layout.prepareForTransition(from: current)
    }
    interactiveTransition = InteractiveTransition(layout: standIn, completion: completion)
    collectionViewLayout = standIn
    // Setting the transition layout disconnects the current layout from the view. Both layouts need
    // the view to compute their attributes, so they are connected again after that.
    for layout in [current, layout] { layout._collectionView = self }
    return standIn
  }

  /// Ends the transition and uses the next layout, or the previous one if `finished` is false.
  func endTransition(finished: Bool) {
    traced(.endTransition(self, finished: finished)) { takeStandInOut(finished: finished) }
  }

  private func transitionLayout(
    from current: UICollectionViewLayout, to next: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    let chosen = delegate.flatMap { delegate in
      OptionalMethodCall.result(.transitionLayout(delegate, from: current, to: next)) {
        delegate.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next)
      }
    }
    return chosen ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
  }

  private func takeStandInOut(finished: Bool) {
    guard let transition = interactiveTransition else {
      UIKitLog.raise(
        """
        the collection is not prepared for an interactive transition. see \
        startInteractiveTransitionToCollectionViewLayout:completion:
        """)
    }
    interactiveTransition = nil
    let layouts = [transition.layout.currentLayout, transition.layout.nextLayout]
    // The layout that is no longer used must not stay connected to the view. Both are disconnected,
    // and the one that is set now is connected again.
    for layout in layouts { layout._collectionView = nil }
    collectionViewLayout = layouts[finished ? 1 : 0]
    AnimationBlock.run { layoutIfNeeded() }
    for layout in layouts {
      traced(.finalizeTransition(layout)) { layout.finalizeLayoutTransition() }
    }
    transition.completion?(true, finished)
  }
}
