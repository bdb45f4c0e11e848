import Foundation

/// A layout transition that follows a finger.
struct InteractiveTransition {
  /// The layout that stands in for both.
  let layout: UICollectionViewTransitionLayout
  /// Called at the end: whether it completed, and whether it finished.
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// Called at the end of an interactive transition: whether it completed, and whether it finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Puts a layout that stands in for the current and the next one in use, and returns it.
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
    // After the transition layout has taken the view from the current layout: both need it for
    // their attributes.
    for layout in [current, layout] { layout._collectionView = self }
    return standIn
  }

  /// Ends the transition with the next layout in use, or with the one that was so before.
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
    // The one that loses must not keep the view; the other gets it back when it is set.
    for layout in layouts { layout._collectionView = nil }
    collectionViewLayout = layouts[finished ? 1 : 0]
    AnimationBlock.run { layoutIfNeeded() }
    for layout in layouts {
      traced(.finalizeTransition(layout)) { layout.finalizeLayoutTransition() }
    }
    transition.completion?(true, finished)
  }
}
