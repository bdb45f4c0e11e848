// Mirrors the notifications of UIApplication (iOS 17). Missing: background refresh, protected data.
public import Foundation

extension UIApplication {
  /// Is posted after the delegate's "did finish launching" method; has no launch options.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Is posted when the program becomes active, at the end of the launch.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// Inert: is posted when the program stops being active.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// Inert: is posted when the program has left the screen.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// Inert: is posted when the program comes back to the screen.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Inert: is posted before the system ends the program.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  /// Inert: is posted when memory runs short.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  /// Inert: is posted at midnight and when clocks change.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// Inert: is posted after the user has taken a picture of the screen.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// Inert: is posted before the interface rotates.
  ///
  /// Differs from UIKit: it never is; `UIDevice` alone posts a notification of a turn.
  public nonisolated static let willChangeStatusBarOrientationNotification = name(
    "WillChangeStatusBarOrientation")
  /// Inert: is posted after the interface has rotated.
  ///
  /// Differs from UIKit: it never is; `UIDevice` alone posts a notification of a turn.
  public nonisolated static let didChangeStatusBarOrientationNotification = name(
    "DidChangeStatusBarOrientation")
  /// Inert: is posted after the status bar has moved.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let didChangeStatusBarFrameNotification = name(
    "DidChangeStatusBarFrame")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

extension NSNotification.Name {
  /// The former name of `UIApplication.didBecomeActiveNotification`.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The former name of `UIApplication.willResignActiveNotification`.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The former name of `UIApplication.didEnterBackgroundNotification`.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The former name of `UIApplication.willEnterForegroundNotification`.
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  /// The former name of `UIApplication.willTerminateNotification`.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// The former name of `UIApplication.didReceiveMemoryWarningNotification`.
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  /// The former name of `UIApplication.didChangeStatusBarOrientationNotification`.
  public static let UIApplicationDidChangeStatusBarOrientation =
    UIApplication.didChangeStatusBarOrientationNotification
}
