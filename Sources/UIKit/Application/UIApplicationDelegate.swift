// Mirrors UIApplicationDelegate (iOS 17). Missing: push notifications, user activities, background
// transfers, state restoration, shortcuts, WatchKit, HealthKit, intents.
public import Foundation

/// Is told how the program is launched; every method has a default that does nothing.
///
/// A class that conforms and is marked `@main` is the program's entry point; see `main()`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of a program without scenes.
  var window: UIWindow? { get set }

  /// Is called first of all; returns whether the program can be launched, which nobody asks here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Is called when the program is launched; the place to make its window.
  ///
  /// Returns whether a URL of the launch can be opened, which nobody asks here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Is called when the program is launched and its delegate does not implement the method with
  /// options.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Is called when the program comes into use; not with scenes, as on iOS.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Is called on iOS when the program goes out of use, which it never does here.
  func applicationWillResignActive(_ application: UIApplication)
  /// Is called on iOS when the program has left the screen, which it never does here.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Is called on iOS when the program comes back to the screen, which it never does here.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Is called on iOS before the system ends the program, which it never does here.
  func applicationWillTerminate(_ application: UIApplication)
  /// Is called on iOS when memory runs short, which is never told here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Is called on iOS at midnight and when clocks change, which is never told here.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Is called on iOS when the program is asked to open something, which never happens here.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the ways in which a window may be turned.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Returns how a scene is made; a program whose delegate implements this has scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Is called on iOS when the person closes scenes, which nobody does here.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}
