// Mirrors UIPopoverPresentationControllerDelegate (iOS 17). Missing: the method about
// repositioning.

/// The delegate of a popover's presentation controller.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown; the delegate may set its source here.
  // Optional
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Inert: in iOS before 13, returns whether the user may dismiss the popover.
  // Optional: true
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Inert: in iOS before 13, called after the user has dismissed the popover.
  // Optional
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}
