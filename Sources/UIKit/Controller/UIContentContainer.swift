// Mirrors UIContentContainer (iOS 17). Missing: `preferredContentSize` and the methods about its
// changes.
public import Foundation

/// An object that is notified before its size or its traits change.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// Returns the size of a child for a given size of this container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size changes, while the bounds are still the old ones.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits change.
  ///
  /// This is not called if the traits stay the same.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
