import UIKit

// Delegates as projects begin with them: that it compiles is the test.

class StartDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var task = UIBackgroundTaskIdentifier.invalid

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.isIdleTimerDisabled = true
    self.window = UIWindow(frame: UIScreen.main.bounds)
    self.window?.backgroundColor = .white
    self.window?.rootViewController = PlantController(plant: "basil")
    self.window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {
    task = application.beginBackgroundTask { [weak self] in
      application.endBackgroundTask(self?.task ?? .invalid)
    }
  }
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    options[.sourceApplication] != nil
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .all
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

class StartSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = ShelfController()
    self.window = window
    window.makeKeyAndVisible()
    if let url = connectionOptions.urlContexts.first?.url { print(url) }
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {
    (UIApplication.shared.delegate as? StartDelegate)?.window = nil
  }
}

/// The expressions by which projects find the window and the status bar.
@MainActor func topInset() -> CGFloat {
  let scene = UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive }
  let window = (scene as? UIWindowScene)?.windows.first { $0.isKeyWindow }
  return window?.safeAreaInsets.top
    ?? UIApplication.shared.keyWindow?.windowScene?.statusBarManager?.statusBarFrame.height
    ?? UIApplication.shared.statusBarFrame.height
}
