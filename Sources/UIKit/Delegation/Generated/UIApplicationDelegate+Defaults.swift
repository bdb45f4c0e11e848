// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UIApplicationDelegate {
  /// Is called when the method is not implemented.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Is called when the method is not implemented.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Is called when the method is not implemented.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func applicationWillResignActive(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func applicationWillTerminate(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func applicationSignificantTimeChange(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    OptionalMethodCall.placeholder(false)
  }

  /// Is called when the method is not implemented.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    OptionalMethodCall.placeholder(.all)
  }

  /// Is called when the method is not implemented.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    OptionalMethodCall.placeholder(connectingSceneSession.configuration)
  }

  /// Is called when the method is not implemented.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    OptionalMethodCall.placeholder(())
  }
}
