// Mirrors the notifications of UIApplication (iOS 17). Missing: background refresh, protected data.
public import Foundation

extension UIApplication {
  /// Is posted after the delegate has been told that the launch is done; has no launch options.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Is posted when the program comes into use, at the end of the launch.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// Is posted on iOS when the program goes out of use, which it never does here.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// Is posted on iOS when the program has left the screen, which it never does here.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// Is posted on iOS when the program comes back to the screen, which it never does here.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Is posted on iOS before the system ends the program, which it never does here.
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  /// Is posted on iOS when memory runs short, which is never told here.
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  /// Is posted on iOS at midnight and when clocks change, which is never told here.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// Is posted on iOS after the person has taken a picture of the screen, which nobody does here.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// Is posted on iOS before the interface turns; here only `UIDevice` tells of turns.
  public nonisolated static let willChangeStatusBarOrientationNotification = name(
    "WillChangeStatusBarOrientation")
  /// Is posted on iOS after the interface has turned; here only `UIDevice` tells of turns.
  public nonisolated static let didChangeStatusBarOrientationNotification = name(
    "DidChangeStatusBarOrientation")
  /// Is posted on iOS after the status bar has moved, which is never told here.
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
