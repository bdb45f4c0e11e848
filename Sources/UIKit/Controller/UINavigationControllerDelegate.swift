// Mirrors UINavigationControllerDelegate (iOS 17). Missing: transitions, orientations.
public import Foundation

/// An object that is notified of the controllers that a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Is called before a controller's view comes into sight.
  // Optional
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Is called after a controller's view has come into sight.
  // Optional
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}
