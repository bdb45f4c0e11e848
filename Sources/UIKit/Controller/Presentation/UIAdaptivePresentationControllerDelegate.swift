// Mirrors UIAdaptivePresentationControllerDelegate (iOS 17). Missing: other controllers for an
// adapted style.
// Mirrors UISheetPresentationControllerDelegate (iOS 17). Missing: detents.

/// The delegate of a presentation controller, which decides about dismissals by the user.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Inert: in UIKit, returns the style of the presentation in other traits.
  // Optional: UIModalPresentationStyle.none
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Inert: in UIKit, returns whether the user may dismiss the presented controller.
  ///
  /// Differs from UIKit: UIKit never calls it here, as nobody can pull a sheet down; presentation
  /// controllers of an app may call it.
  // Optional: true
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Inert: in UIKit, called before the user dismisses the presented controller.
  // Optional
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Inert: in UIKit, called after the user has dismissed the presented controller.
  // Optional
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Inert: in UIKit, called after the user has tried to dismiss a controller that stays.
  // Optional
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

/// The delegate of a sheet's presentation controller.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
