// Mirrors UISceneDelegate and UIWindowSceneDelegate (iOS 17). Missing: user activities, state
// restoration, shortcuts.
public import Foundation

/// The delegate of a scene, called when its state changes; every method has a default.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Is called when the scene has been connected; the place to make its window.
  // Optional
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Inert: is called after the scene has been closed.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func sceneDidDisconnect(_ scene: UIScene)
  /// Is called when the scene becomes active.
  // Optional
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Inert: is called when the scene stops being active.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func sceneWillResignActive(_ scene: UIScene)
  /// Is called before the scene comes on the screen.
  // Optional
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Inert: is called when the scene has left the screen.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Inert: is called when the scene is requested to open URLs.
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
  /// Is called after the size, the orientation or the traits of the scene have changed, with their
  /// previous values.
  ///
  /// In a turn the window is laid out anew by then, and the completions are still to come. The
  /// exact moment of UIKit's call is not known.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// Inert: returns no window; setting it is ignored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { OptionalMethodCall.placeholder(()) }
}
