import UIKit

/// The owner of a window whose root is a controller.
///
/// The window is never made key, as in `WindowHolder`.
@MainActor final class RootHolder {
  let window: UIWindow

  /// Shows a controller in a window of the screen's size, or of another one.
  init(_ root: UIViewController, size: CGSize = UIScreen.main.bounds.size) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Lays everything out, as the end of a run loop's turn does.
  func settle() { window.layoutIfNeeded() }
}
