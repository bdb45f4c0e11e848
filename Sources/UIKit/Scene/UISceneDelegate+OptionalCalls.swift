// Calls of methods that may be missing, written with `?` as on iOS; see `OptionalCalls`.

extension UISceneDelegate {
  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scene: OptionalCalls<any UISceneDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneDidDisconnect: ((UIScene) -> Void)? {
    { view in _ = Unanswered.ask { self.sceneDidDisconnect(view) } }
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneDidBecomeActive: ((UIScene) -> Void)? {
    { view in _ = Unanswered.ask { self.sceneDidBecomeActive(view) } }
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneWillResignActive: ((UIScene) -> Void)? {
    { view in _ = Unanswered.ask { self.sceneWillResignActive(view) } }
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { view in _ = Unanswered.ask { self.sceneWillEnterForeground(view) } }
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var sceneDidEnterBackground: ((UIScene) -> Void)? {
    { view in _ = Unanswered.ask { self.sceneDidEnterBackground(view) } }
  }
}

extension OptionalCalls where Target == any UISceneDelegate {
  /// Calls `scene(_:willConnectTo:options:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) -> Void? {
    Unanswered.ask { target.scene(scene, willConnectTo: session, options: connectionOptions) }
  }

  /// Calls `scene(_:openURLContexts:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    -> Void?
  {
    Unanswered.ask { target.scene(scene, openURLContexts: URLContexts) }
  }
}
