// Mirrors UIApplicationMain and the entry point of UIApplicationDelegate (iOS 17). Missing: the run
// loop.
import Foundation

extension UIApplicationDelegate {
  /// Launches the program, shows its window and exits; the entry point of a class marked `@main`.
  ///
  /// First the delegate is made and called, then the scene's delegate if there are scenes. Then the
  /// visible window is laid out, and one line on standard output names the root view controller and
  /// the device. There are two command-line arguments:
  ///
  /// - `--output FILE` writes the window's picture to a PNG file. If it is missing, the environment
  ///   variable `QUARTERTURN_OUTPUT` may name the file.
  /// - `--landscape` first rotates the device to landscape, if the interface supports it.
  ///
  /// The exit code is 0, or 1 if no window with a root view controller is key, or 2 if an argument
  /// is wrong, the picture cannot be written, or the delegate cannot be made.
  ///
  /// Differs from UIKit: there is no run loop, so callbacks from queues, timers and the network are
  /// not delivered before the program exits.
  public static func main() {
    exit(ApplicationRun.run(Self.self, with: .ofThisProcess))
  }
}

/// Launches the program as `UIApplicationDelegate.main()` does, and never returns, as on iOS.
///
/// - Parameters:
///   - argc: ignored, as the arguments are read from the process.
///   - argv: ignored, as the arguments are read from the process.
///   - principalClassName: ignored, with a warning unless it is nil or `UIApplication`, which is
///     the only application class.
///   - delegateClassName: the result of `NSStringFromClass` for the delegate's class.
/// - Returns: nothing, as the function never returns.
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
