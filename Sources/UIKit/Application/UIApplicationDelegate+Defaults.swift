public import Foundation

extension UIApplicationDelegate {
  /// Inert: returns no window; setting it is ignored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { Unanswered.placeholder(true) }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { Unanswered.placeholder(true) }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    Unanswered.placeholder(())
  }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    Unanswered.placeholder(())
  }
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {
    Unanswered.placeholder(())
  }
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    Unanswered.placeholder(())
  }
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    Unanswered.placeholder(())
  }
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) { Unanswered.placeholder(()) }
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Unanswered.placeholder(())
  }
  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {
    Unanswered.placeholder(())
  }
  /// Returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { Unanswered.placeholder(false) }
  /// Returns every orientation.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Unanswered.placeholder(.all) }
  /// Returns the session's own configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { Unanswered.placeholder(connectingSceneSession.configuration) }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { Unanswered.placeholder(()) }
}
