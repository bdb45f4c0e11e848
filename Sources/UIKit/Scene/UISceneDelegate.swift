// Mirrors UISceneDelegate and UIWindowSceneDelegate (iOS 17). Missing: user activities, state
// restoration, shortcuts.
public import Foundation

/// Is told what becomes of a scene; every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Is called when the scene has been made; the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Is called on iOS after the scene has been closed, which it never is here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Is called when the scene comes into use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Is called on iOS when the scene goes out of use, which it never does here.
  func sceneWillResignActive(_ scene: UIScene)
  /// Is called when the scene comes on the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Is called on iOS when the scene has left the screen, which it never does here.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Is called on iOS when the scene is asked to open something, which never happens here.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

/// Is told what becomes of the scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

extension UIWindowSceneDelegate {
  /// None; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
