// Generated from the protocol's declaration by `DelegationTests`.

extension UISceneDelegate {
  /// Is called when the method is not implemented.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func sceneDidDisconnect(_ scene: UIScene) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func sceneDidBecomeActive(_ scene: UIScene) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func sceneWillResignActive(_ scene: UIScene) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func sceneWillEnterForeground(_ scene: UIScene) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func sceneDidEnterBackground(_ scene: UIScene) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    OptionalMethodCall.placeholder(())
  }
}
