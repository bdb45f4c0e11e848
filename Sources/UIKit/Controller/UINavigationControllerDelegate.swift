// Mirrors UINavigationControllerDelegate (iOS 17). Missing: transitions, orientations.
public import Foundation

/// An object that is notified of the controllers shown by a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller's view is shown.
  // Optional
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a controller's view has been shown.
  // Optional
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}
