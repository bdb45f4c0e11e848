// Mirrors UIApplicationDelegate (iOS 17). Missing: push notifications, user activities, background
// transfers, state restoration, shortcuts, WatchKit, HealthKit, intents.
public import Foundation

/// The delegate of the application, called during its launch; every method has a default.
///
/// A class that conforms and is marked `@main` is the program's entry point; see `main()`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, _OptionalWindow {
  /// The window of a program without scenes; nil if there is none.
  var window: UIWindow? { get set }

  /// Called first in the launch; the result is ignored.
  // Optional: true
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the program is launched; the usual place to make its window.
  ///
  /// The result, which in UIKit is whether the URL of the launch can be opened, is ignored.
  // Optional: true
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called during the launch if the delegate does not implement the method with options.
  // Optional
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the program becomes active, unless it has scenes, as on iOS.
  // Optional
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Inert: in UIKit called when the program stops being active.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func applicationWillResignActive(_ application: UIApplication)
  /// Inert: in UIKit called when the program has entered the background.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Inert: in UIKit called when the program is about to return to the foreground.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Inert: in UIKit called before the system terminates the program.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func applicationWillTerminate(_ application: UIApplication)
  /// Inert: in UIKit called when memory runs short.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Inert: in UIKit called at midnight and when clocks change.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Inert: in UIKit called when the system asks the program to open a URL.
  ///
  /// Differs from UIKit: it is never called.
  // Optional: false
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the orientations that a window supports.
  // Optional: .all
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Returns the configuration of a new scene; a program whose delegate implements this has scenes.
  // Optional: connectingSceneSession.configuration
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Inert: in UIKit called after the user has closed scenes.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Inert: always nil for a delegate that declares no `window`; a value that is set is ignored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
