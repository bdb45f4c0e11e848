// Mirrors UIStatusBarManager (iOS 17). Missing: nothing.
public import Foundation

/// What is known of the status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  override init() { super.init() }

  /// Where the status bar is; see `UIApplication.statusBarFrame`.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the screen has no status bar.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// How the texts of the status bar look: the default way.
  open var statusBarStyle: UIStatusBarStyle { .default }
}
