import Foundation

/// The launch of a program, which calls its delegates in the same order as on a device.
@MainActor package struct Launch {
  private let application = UIApplication.shared
  private let delegate: any UIApplicationDelegate

  /// Prepares the launch of a delegate's program.
  package init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

  /// Runs the launch: calls the application's delegate, then the scene's delegate if the program
  /// has scenes.
  package func run() {
    application.delegate = delegate
    // Delegates may read these states in their callbacks, so they are reset before the first call.
    application.applicationState = .inactive
    application.mainScene.activationState = .unattached
    launch()
    let hasScenes = connectScene()
    application.mainScene.activationState = .foregroundActive
    application.applicationState = .active
    activate(hasScenes: hasScenes)
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
    let finder = SceneDelegateFinder(delegate)
    guard let configuration = asked ?? finder.manifestConfiguration else { return false }
    session.configuration = configuration
    // The session gets its configuration first since the scene is made from it.
    let scene = makeScene(of: session, options: options)
    scene.activationState = .foregroundInactive
    scene.delegate = finder.delegateClass(for: configuration)?.makeObject() as? any UISceneDelegate
    post(UIScene.willConnectNotification, scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willEnterForegroundNotification, scene)
    scene.delegate?.sceneWillEnterForeground(scene)
    return true
  }

  private func makeScene(
    of session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UIWindowScene {
    let named = session.configuration.sceneClass as? UIWindowScene.Type
    application.mainScene = (named ?? UIWindowScene.self).init(
      session: session, connectionOptions: options)
    return application.mainScene
  }

  /// Calls the "did become active" method of the scene's delegate if there are scenes, otherwise
  /// that of the application's, as on iOS; posts the notifications in both cases.
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
