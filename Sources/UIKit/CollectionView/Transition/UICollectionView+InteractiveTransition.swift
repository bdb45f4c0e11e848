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

  /// Begins a transition whose progress the caller sets.
  ///
  /// The layout that is returned is in use until `finishInteractiveTransition()` or
  /// `cancelInteractiveTransition()`; the delegate may choose its class.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    traced(.startTransition(self, to: layout)) { startTransition(to: layout, completion) }
  }

  private func startTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let current = collectionViewLayout
    let standIn = transitionLayout(from: current, to: layout)
    traced(.prepare(current, forTransitionTo: layout)) { current.prepareForTransition(to: layout) }
    traced(.prepare(layout, forTransitionFrom: current)) {
      layout.prepareForTransition(from: current)
    }
    interactiveTransition = InteractiveTransition(layout: standIn, completion: completion)
    collectionViewLayout = standIn
    // After the stand-in has taken the view from the current layout: both need it to answer.
    for layout in [current, layout] { layout.owner = self }
    return standIn
  }

  /// Ends the transition with the next layout in use.
  public func finishInteractiveTransition() {
    traced(.endTransition(self, finished: true)) { endTransition(finished: true) }
  }

  /// Ends the transition with the layout in use that was so before.
  public func cancelInteractiveTransition() {
    traced(.endTransition(self, finished: false)) { endTransition(finished: false) }
  }

  private func transitionLayout(
    from current: UICollectionViewLayout, to next: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    let chosen = delegate.flatMap { delegate in
      Unanswered.ask(.transitionLayout(delegate, from: current, to: next)) {
        delegate.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next)
      }
    }
    return chosen ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
  }

  private func endTransition(finished: Bool) {
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
    for layout in layouts { layout.owner = nil }
    collectionViewLayout = layouts[finished ? 1 : 0]
    AnimationBlock.run { layoutIfNeeded() }
    for layout in layouts {
      traced(.finalizeTransition(layout)) { layout.finalizeLayoutTransition() }
    }
    transition.completion?(true, finished)
  }
}
