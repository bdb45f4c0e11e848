// Mirrors UIWindow (iOS 17). Missing: levels, scenes, events.
import Foundation

/// The root of a view tree, usually as large as the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The window is its own.
  open override var window: UIWindow? { self }

  /// What the screen's furniture takes from the sides of a window that touches them.
  var screenSafeArea: UIEdgeInsets { UIEnvironment.current.safeAreaInsets }

  /// The screen that shows the window.
  open var screen: UIScreen { .main }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { showRootView(instead: oldValue) }
  }

  /// Shows the window, laid out, and tells its controller.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.makeKey(self)
    rootViewController?.viewWillAppear(false)
    layoutIfNeeded()
    rootViewController?.viewDidAppear(false)
    hasAppeared = true
  }

  private var hasAppeared = false

  private func showRootView(instead old: UIViewController?) {
    if hasAppeared { old?.viewWillDisappear(false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if hasAppeared { old?.viewDidDisappear(false) }
    guard let controller = rootViewController, let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if hasAppeared { controller.viewWillAppear(false) }
    addSubview(view)
    if hasAppeared { controller.viewDidAppear(false) }
  }
}
