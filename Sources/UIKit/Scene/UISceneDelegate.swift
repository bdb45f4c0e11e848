// Mirrors UISceneDelegate and UIWindowSceneDelegate (iOS 17). Missing: user activities, state
// restoration, shortcuts.
public import Foundation

/// The delegate of a scene, called when its state changes; every method has a default.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene has been connected; the usual place to make its window.
  // Optional
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Inert: in UIKit called after the scene has been closed.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene becomes active.
  // Optional
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Inert: in UIKit called when the scene stops being active.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground.
  // Optional
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Inert: in UIKit called when the scene has entered the background.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Inert: in UIKit called when the system asks the scene to open URLs.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

/// The delegate of a window scene.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _OptionalWindow {
  /// The window of the scene.
  var window: UIWindow? { get set }
  /// Called after the size, orientation or traits of the scene have changed, with their previous
  /// values.
  ///
  /// In a rotation, this is called after the window has been laid out again and before the
  /// completions of the transition coordinator.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// Inert: always nil for a delegate that declares no `window`; a value that is set is ignored.
  ///
  /// This default implementation makes the property optional.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing; this default implementation makes the method optional.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { OptionalMethodCall.placeholder(()) }
}
