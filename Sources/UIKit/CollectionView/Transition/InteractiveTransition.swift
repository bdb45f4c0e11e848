import Foundation

/// A layout transition that follows a finger.
struct InteractiveTransition {
  /// The layout that stands in for both.
  let layout: UICollectionViewTransitionLayout
  /// Is called at the end: whether it completed, and whether it finished.
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
