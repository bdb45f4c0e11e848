import Foundation

/// The launch of a program, which calls its delegates in the same order as on a device.
@MainActor package struct Launch {
  private let application = UIApplication.shared
  private let delegate: any UIApplicationDelegate
  private let information: [String: Any]?
  private let bundle: Bundle

  /// Prepares the launch of a delegate's program.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate.
  ///   - information: The contents of `Info.plist`; nil means those of the bundle.
  ///   - bundle: The bundle of the storyboards.
  package init(
    _ delegate: any UIApplicationDelegate, information: [String: Any]? = nil,
    bundle: Bundle = .main
  ) {
    self.delegate = delegate
    self.information = information ?? bundle.infoDictionary
    self.bundle = bundle
  }

  /// Runs the launch: calls the application's delegate, then the scene's delegate if the program
  /// has scenes.
  package func run() {
    application.delegate = delegate
    // Delegates may read these states in their callbacks, so they are reset before the first call.
    application.applicationState = .inactive
    application.mainScene.activationState = .unattached
    let window = loadMainStoryboard()
    launch()
    // A delegate may have replaced the storyboard's window by its own; the storyboard's window is
    // not shown then.
    if let window, window === delegate.window { window.makeKeyAndVisible() }
    let hasScenes = connectScene()
    application.mainScene.activationState = .foregroundActive
    application.applicationState = .active
    activate(hasScenes: hasScenes)
  }

  /// Makes the window of the main storyboard before the application's delegate is called, as on iOS.
  ///
  /// Returns nil if `Info.plist` configures a scene, if there is no main storyboard with an initial
  /// controller, or if the delegate does not store the window.
  private func loadMainStoryboard() -> UIWindow? {
    guard SceneDelegateFinder(delegate, in: information).manifestConfiguration == nil,
      let storyboard = MainStoryboard(ofApplication: information, in: bundle),
      let window = storyboard.makeWindow(for: delegate)
    else { return nil }
    delegate.window = window
    return adopted(window, delegate.window, "app")
  }

  /// Returns the window if the delegate has stored it in its property, and otherwise logs UIKit's
  /// message.
  private func adopted(_ window: UIWindow, _ taken: UIWindow?, _ owner: String) -> UIWindow? {
    if taken === window { return window }
    UIKitLog.warn(
      """
      The \(owner) delegate must implement the window property if it wants to use a main \
      storyboard file.
      """)
    return nil
  }

  private func launch() {
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    // The method without options is called only if the delegate does not implement the one with
    // options.
    let answer = OptionalMethodCall.result {
      delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    if answer == nil { delegate.applicationDidFinishLaunching(application) }
    post(UIApplication.didFinishLaunchingNotification, application)
  }

  /// Makes the scene and its delegate; returns whether the program has scenes.
  private func connectScene() -> Bool {
    let session = application.mainScene.session
    let options = UIScene.ConnectionOptions()
    let asked = OptionalMethodCall.result {
      delegate.application(application, configurationForConnecting: session, options: options)
    }
    let finder = SceneDelegateFinder(delegate, in: information)
    guard let configuration = asked ?? finder.manifestConfiguration else { return false }
    session.configuration = configuration
    // The session's configuration is set first, since the scene is made from the session.
    let scene = makeScene(of: session, options: options)
    scene.activationState = .foregroundInactive
    scene.delegate = finder.delegateClass(for: configuration)?.makeObject() as? any UISceneDelegate
    let window = loadStoryboard(of: configuration, finder, in: scene)
    post(UIScene.willConnectNotification, scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    window?.makeKeyAndVisible()
    post(UIScene.willEnterForegroundNotification, scene)
    scene.delegate?.sceneWillEnterForeground(scene)
    return true
  }

  /// Makes the window of a scene before its delegate is called; nil if there is no storyboard with
  /// an initial controller, or no delegate that stores the window.
  private func loadStoryboard(
    of configuration: UISceneConfiguration, _ finder: SceneDelegateFinder,
    in scene: UIWindowScene
  ) -> UIWindow? {
    let storyboard =
      configuration.storyboard.map { MainStoryboard($0) }
      ?? MainStoryboard(finder.storyboardName(for: configuration), in: bundle)
    guard let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate,
      let window = storyboard?.makeWindow(for: sceneDelegate)
    else { return nil }
    window.windowScene = scene
    sceneDelegate.window = window
    return adopted(window, sceneDelegate.window, "scene")
  }

  private func makeScene(
    of session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UIWindowScene {
    let named = session.configuration.sceneClass as? UIWindowScene.Type
    application.mainScene = (named ?? UIWindowScene.self).init(
      session: session, connectionOptions: options)
    return application.mainScene
  }

  /// Calls the "did become active" method of the scene's delegate if there are scenes, otherwise of
  /// the application's delegate, as on iOS; posts the notifications in both cases.
  private func activate(hasScenes: Bool) {
    let scene = application.mainScene
    if hasScenes {
      scene.delegate?.sceneDidBecomeActive(scene)
    } else {
      delegate.applicationDidBecomeActive(application)
    }
    post(UIScene.didActivateNotification, scene)
    post(UIApplication.didBecomeActiveNotification, application)
  }

  private func post(_ name: Notification.Name, _ object: NSObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
