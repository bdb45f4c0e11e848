// Mirrors UIAdaptivePresentationControllerDelegate (iOS 17). Missing: controllers that replace the
// presented one.
// Mirrors UISheetPresentationControllerDelegate (iOS 17). Missing: nothing.

/// The delegate of a presentation controller, which decides about dismissals by the user.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style of a presentation for given traits.
  ///
  /// With a style that covers the screen, a sheet covers the screen; with `none`, a popover stays a
  /// popover in a compact width.
  // Optional: UIModalPresentationStyle.none
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns whether the user may dismiss the presented controller.
  // Optional: true
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before the user dismisses the presented controller.
  // Optional
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the presented controller.
  // Optional
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has tried to dismiss a controller whose dismissal is prevented.
  // Optional
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

/// The delegate of a sheet's presentation controller.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Inert: in UIKit, called after the user has dragged the sheet to another detent.
  // Optional
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
