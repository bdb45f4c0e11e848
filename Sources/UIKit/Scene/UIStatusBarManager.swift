// Mirrors UIStatusBarManager (iOS 17). Missing: nothing.
// Mirrors UIStatusBarStyle (iOS 17). Missing: the styles of before iOS 7.
// Mirrors UIStatusBarAnimation (iOS 17). Missing: nothing.
public import Foundation

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  override init() { super.init() }

  /// The frame of the status bar in points, the same as `UIApplication.statusBarFrame`.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the status bar is hidden, or the device has none.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The style of the status bar, determined by the key window's view controllers.
  open var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.keyWindow?.statusBarStyle ?? .default
  }
}

/// The style of the status bar's content: dark or light.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark content if the interface is light, and light content if it is dark.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation with which the status bar is shown and hidden.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
