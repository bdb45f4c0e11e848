// Generated from the protocol's declaration by `DelegationTests`.

extension UISceneDelegate {
  /// A callable that forwards to the optional methods named `scene`; see `OptionalCalls`.
  @_disfavoredOverload
  public var scene: OptionalCalls<any UISceneDelegate>? {
    OptionalCalls(target: self)
  }

  /// A closure that calls `sceneDidDisconnect(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneDidDisconnect: ((UIScene) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.sceneDidDisconnect(view) } }
  }

  /// A closure that calls `sceneDidBecomeActive(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneDidBecomeActive: ((UIScene) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.sceneDidBecomeActive(view) } }
  }

  /// A closure that calls `sceneWillResignActive(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneWillResignActive: ((UIScene) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.sceneWillResignActive(view) } }
  }

  /// A closure that calls `sceneWillEnterForeground(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.sceneWillEnterForeground(view) } }
  }

  /// A closure that calls `sceneDidEnterBackground(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneDidEnterBackground: ((UIScene) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.sceneDidEnterBackground(view) } }
  }
}

extension OptionalCalls where Target == any UISceneDelegate {
  /// Calls `scene(_:willConnectTo:options:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) -> Void? {
    OptionalMethodCall.result {
      target.scene(scene, willConnectTo: session, options: connectionOptions)
    }
  }

  /// Calls `scene(_:openURLContexts:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>
  ) -> Void? {
    OptionalMethodCall.result { target.scene(scene, openURLContexts: URLContexts) }
  }
}
