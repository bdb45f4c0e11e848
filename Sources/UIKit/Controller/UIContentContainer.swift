// Mirrors UIContentContainer (iOS 17). Missing: preferred content sizes and what they change.
public import Foundation

/// An object that is notified before its size or its traits change.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// Returns the size that a child will have when this container has a size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Is called before the size changes; the bounds are still the old ones.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Is called before the traits change, when they do.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
