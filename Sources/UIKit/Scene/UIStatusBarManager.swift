// Mirrors UIStatusBarManager (iOS 17). Missing: nothing.
// Mirrors UIStatusBarStyle (iOS 17). Missing: the styles of before iOS 7.
// Mirrors UIStatusBarAnimation (iOS 17). Missing: nothing.
public import Foundation

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  override init() { super.init() }

  /// The frame of the status bar; see `UIApplication.statusBarFrame`.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the screen has no status bar.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The style of the status bar, which the key window's controllers decide.
  open var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.keyWindow?.statusBarStyle ?? .default
  }
}

/// The colour of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light interfaces, light on dark ones.
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
