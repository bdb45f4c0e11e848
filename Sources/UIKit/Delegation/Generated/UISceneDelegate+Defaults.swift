// Generated from the protocol's declaration by `DelegationTests`.

extension UISceneDelegate {
  /// Called when the conforming type does not implement this method.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func sceneDidDisconnect(_ scene: UIScene) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func sceneDidBecomeActive(_ scene: UIScene) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func sceneWillResignActive(_ scene: UIScene) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func sceneWillEnterForeground(_ scene: UIScene) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func sceneDidEnterBackground(_ scene: UIScene) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    OptionalMethodCall.placeholder(())
  }
}
