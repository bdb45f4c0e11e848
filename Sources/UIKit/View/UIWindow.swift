// Mirrors UIWindow (iOS 17). Missing: levels, events, notifications of windows.
public import Foundation

/// The root of a view tree, usually as large as the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Makes a window with a frame on the screen.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    scene = windowScene
  }

  /// Makes a window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  private weak var scene: UIWindowScene?

  /// The scene that the window is in; the only one unless it was put in another.
  open var windowScene: UIWindowScene? {
    get { scene ?? UIApplication.shared.mainScene }
    set { scene = newValue }
  }

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

  /// Whether the window was the last to be made key.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Makes the window key, and counts it as visible unless it is hidden.
  open func makeKey() { UIApplication.shared.makeKey(self) }
  /// Shows the window, laid out, and tells its controller.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    rootViewController?.viewWillAppear(false)
    noteTraitsInTree()
    rootViewController?.viewIsAppearing(false)
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
    guard hasAppeared else { return }
    controller.viewIsAppearing(false)
    controller.viewDidAppear(false)
  }
}
