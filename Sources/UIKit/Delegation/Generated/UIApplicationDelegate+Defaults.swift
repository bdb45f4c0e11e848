// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UIApplicationDelegate {
  /// Called when the conforming type does not implement this method.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func applicationWillResignActive(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func applicationWillTerminate(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func applicationSignificantTimeChange(_ application: UIApplication) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    OptionalMethodCall.placeholder(false)
  }

  /// Called when the conforming type does not implement this method.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    OptionalMethodCall.placeholder(.all)
  }

  /// Called when the conforming type does not implement this method.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    OptionalMethodCall.placeholder(connectingSceneSession.configuration)
  }

  /// Called when the conforming type does not implement this method.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    OptionalMethodCall.placeholder(())
  }
}
