// Generated from the protocol's declaration by `DelegationTests`.

extension UISceneDelegate {
  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scene: OptionalCalls<any UISceneDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneDidDisconnect: ((UIScene) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.sceneDidDisconnect(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneDidBecomeActive: ((UIScene) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.sceneDidBecomeActive(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneWillResignActive: ((UIScene) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.sceneWillResignActive(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.sceneWillEnterForeground(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneDidEnterBackground: ((UIScene) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.sceneDidEnterBackground(view) } }
  }
}

extension OptionalCalls where Target == any UISceneDelegate {
  /// Calls `scene(_:willConnectTo:options:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) -> Void? {
    OptionalMethodCall.result {
      target.scene(scene, willConnectTo: session, options: connectionOptions)
    }
  }

  /// Calls `scene(_:openURLContexts:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>
  ) -> Void? {
    OptionalMethodCall.result { target.scene(scene, openURLContexts: URLContexts) }
  }
}
