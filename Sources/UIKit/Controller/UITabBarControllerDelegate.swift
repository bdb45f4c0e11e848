// Mirrors UITabBarControllerDelegate (iOS 17). Missing: nothing.
public import Foundation

/// The delegate of a tab bar controller, which decides whether a tap selects a tab, and may animate
/// the change.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tap selects a tab; called even if the tab is already selected (fact E42).
  // Optional: true
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a tap has selected a tab.
  // Optional
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the animator of a change of the tab; nil means that the change is not animated (fact
  /// E41).
  // Optional: nil
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that controls a change of the tab interactively; nil if it is not
  /// interactive.
  // Optional: nil
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Inert: called before tabs are customised.
  // Optional
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )
  /// Inert: called before the customisation of the tabs ends.
  // Optional
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Inert: called after the customisation of the tabs has ended.
  // Optional
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Inert: returns the orientations supported by the tab bar controller.
  // Optional: .all
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Inert: returns the orientation in which the tab bar controller is presented.
  // Optional: .portrait
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}
