// Mirrors UIApplication (iOS 17). Missing: life cycle, scenes, URLs, icons, notifications.
import Foundation

/// The program as a whole: how its interface is turned and reads.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only application.
  public static let shared = UIApplication()

  override init() { super.init() }

  /// The direction in which the interface reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIEnvironment.current.layoutDirection
  }
  /// How the interface is turned.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
  /// The text size that the person has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIEnvironment.current.preferredContentSizeCategory
  }
}
