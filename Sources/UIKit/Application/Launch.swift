import Foundation

/// The calls of a launch, in a device's order.
@MainActor struct Launch {
  private let application = UIApplication.shared
  private let delegate: any UIApplicationDelegate

  init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

  /// Tells the program's delegate of the launch, then its scene's, if it has scenes.
  func run() {
    application.delegate = delegate
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
    let answer = Unanswered.ask {
      delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    if answer == nil { delegate.applicationDidFinishLaunching(application) }
    post(UIApplication.didFinishLaunchingNotification, application)
  }

  /// Makes the scene and its delegate; returns whether the program has scenes.
  private func connectScene() -> Bool {
    let session = application.mainScene.session
    let options = UIScene.ConnectionOptions()
    let asked = Unanswered.ask {
      delegate.application(application, configurationForConnecting: session, options: options)
    }
    let finder = SceneDelegateFinder(delegate)
    guard let configuration = asked ?? finder.manifestConfiguration else { return false }
    session.configuration = configuration
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

  /// Says that the program is in use: to the scene's delegate if there are scenes, else to the
  /// program's, as on iOS; the notifications come in both cases.
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
