// Mirrors the notifications of UIApplication (iOS 17). Missing: background refresh, protected data.
public import Foundation

extension UIApplication {
  /// Posted after the delegate's "did finish launching" method, without launch options.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Posted when the program becomes active, at the end of the launch.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// Inert: in UIKit posted when the program stops being active.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// Inert: in UIKit posted when the program has entered the background.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// Inert: in UIKit posted when the program is about to return to the foreground.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Inert: in UIKit posted before the system terminates the program.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  /// Inert: in UIKit posted when memory runs short.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  /// Inert: in UIKit posted at midnight and when clocks change.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// Inert: in UIKit posted after the user has taken a screenshot.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// Inert: in UIKit posted before the interface rotates.
  ///
  /// Differs from UIKit: it is never posted; only `UIDevice` posts a notification of a rotation.
  public nonisolated static let willChangeStatusBarOrientationNotification = name(
    "WillChangeStatusBarOrientation")
  /// Inert: in UIKit posted after the interface has rotated.
  ///
  /// Differs from UIKit: it is never posted; only `UIDevice` posts a notification of a rotation.
  public nonisolated static let didChangeStatusBarOrientationNotification = name(
    "DidChangeStatusBarOrientation")
  /// Inert: in UIKit posted after the status bar has moved.
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
