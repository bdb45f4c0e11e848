import UIKit

/// The owner of a window with a view that is outside the screen's safe area.
///
/// The view belongs to a controller of its own, so that its safe area is that controller's
/// `additionalSafeAreaInsets` and nothing else. The window is never made key: a test bundle without
/// an application cannot.
@MainActor final class WindowHolder {
  let controller = UIViewController()
  private let window: UIWindow

  init(_ view: UIView) {
    // Larger than any screen and any situation.
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2400, height: 2400))
    let root = UIViewController()
    window.rootViewController = root
    root.view.frame = window.bounds
    controller.view = view
    root.addChild(controller)
    root.view.addSubview(view)
    controller.didMove(toParent: root)
    view.frame.origin = CGPoint(x: 200, y: 200)
    window.isHidden = false
  }

  /// Lays everything out, as the end of a run loop's turn does.
  func settle() { window.layoutIfNeeded() }
}
