// Mirrors UIApplication (iOS 17). Missing: life cycle, scenes, URLs, icons, notifications.
import Foundation

/// The program as a whole: how its interface is turned and reads.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only application.
  public static let shared = UIApplication()

  override init() { super.init() }

  /// The windows that have been made visible, in that order.
  open var windows: [UIWindow] {
    shownWindows = shownWindows.filter { $0.window != nil }
    return shownWindows.compactMap(\.window).filter { !$0.isHidden }
  }
  /// The window that was last made key.
  open var keyWindow: UIWindow? { key }

  private weak var key: UIWindow?
  private var shownWindows: [WeakWindow] = []

  /// A window that may go away.
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  func makeKey(_ window: UIWindow) {
    key = window
    if !windows.contains(window) { shownWindows.append(WeakWindow(window: window)) }
  }

  /// The direction in which the interface reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIEnvironment.current.layoutDirection
  }
  /// How the interface is turned.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIEnvironment.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
  /// The text size that the person has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIEnvironment.current.preferredContentSizeCategory
  }
}
