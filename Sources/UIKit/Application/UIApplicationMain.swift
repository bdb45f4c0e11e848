// Mirrors UIApplicationMain and the entry point of UIApplicationDelegate (iOS 17). Missing: the run
// loop.
import Foundation

extension UIApplicationDelegate {
  /// Launches the program, shows its window, and ends; the entry point of a class marked `@main`.
  ///
  /// The delegate is made and launched, then the scene's delegate if there are scenes. The window
  /// that they made visible is laid out, and one line on standard output names the controller and
  /// the device. An argument other than these ends the program with exit code 2:
  ///
  /// - `--output FILE` writes the window's picture to a PNG file; without it the environment
  ///   variable `QUARTERTURN_OUTPUT` can name the file.
  /// - `--landscape` turns the device, and the interface if it supports landscape, before that.
  ///
  /// A program that makes no window visible ends with 1, every other with 0.
  ///
  /// Differs from UIKit: there is no run loop, so that calls by a queue, a timer or the network do
  /// not arrive before the end.
  public static func main() {
    exit(ApplicationRun.run(Self.self, with: .ofThisProcess))
  }
}

/// Launches the program as `UIApplicationDelegate.main()` does, and does not return, as on iOS.
///
/// - Parameters:
///   - argc: the number of arguments, which are taken from the process.
///   - argv: the arguments, which are taken from the process.
///   - principalClassName: is not used, with a warning: there is one class of applications.
///   - delegateClassName: the result of `NSStringFromClass` for the delegate's class.
/// - Returns: never.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  if let principalClassName, principalClassName != "UIApplication" {
    UIKitLog.warn("UIApplicationMain: \(principalClassName) is not used; UIApplication is.")
  }
  guard let name = delegateClassName,
    let delegate = NSClassFromString(name) as? any UIApplicationDelegate.Type
  else {
    UIKitLog.raise(
      """
      Unable to instantiate the UIApplication delegate instance. No class named \
      \(delegateClassName ?? "nil") that is a UIApplicationDelegate is loaded.
      """)
  }
  exit(ApplicationRun.run(delegate, with: .ofThisProcess))
}
