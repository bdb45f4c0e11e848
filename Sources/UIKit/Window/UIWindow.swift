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

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  private weak var scene: UIWindowScene?

  /// The scene of the window; by default the only one.
  open var windowScene: UIWindowScene? {
    get { scene ?? UIApplication.shared.mainScene }
    set { scene = newValue }
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The device that the window is on, whichever is in force; nil for that one.
  private let device = RunningApplication.current.device
  /// The environment of the window and the views in it.
  var environment: UIEnvironment { device?.environment ?? .current }
  /// The traits of that device: the same object until it is turned.
  var screenTraits: UITraitCollection { device?.traits ?? UIEnvironment.currentTraits }

  /// The safe area of the screen.
  var screenSafeArea: UIEdgeInsets {
    hidesStatusBar ? safeAreaWithoutStatusBar : environment.safeAreaInsets
  }
  /// The last result of the window's controllers for the status bar.
  package internal(set) var hidesStatusBar = false
  package internal(set) var statusBarStyle = UIStatusBarStyle.default

  /// The screen that shows the window.
  open var screen: UIScreen { .main }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { showRootView(instead: oldValue) }
  }

  /// The coordinator of the turn that is under way.
  var turnCoordinator: TurnCoordinator?

  /// The responder of this window that is queried first.
  weak var firstResponder: UIResponder?

  /// Notifies recognisers and views of touches; the place to override, through which every event
  /// goes.
  open func sendEvent(_ event: UIEvent) { _sendEvent(event) }

  /// Whether this is the window that was made key last.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Makes the window the key window; it then is among the application's windows unless hidden.
  open func makeKey() { UIApplication.shared.makeKey(self) }
  /// Shows the window and makes it key; its controller's view appears, laid out.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    hasAppeared = true
    askForStatusBar()
    guard let root = rootViewController, !root.controllerState.appearance.isOnScreen else {
      layoutIfNeeded()
      return
    }
    root.tellWillAppear(false)
    let isTurned = turnToSupportedOrientation(of: root)
    // `viewIsAppearing` finds the final traits and size, and no layout yet.
    noteTraitsInTree()
    root.tellIsAppearing(false)
    layoutIfNeeded()
    if isTurned {
      // Seen on devices (fact E3): both calls of a layout come once more.
      root.view.setNeedsLayout()
      layoutIfNeeded()
    }
    root.tellDidAppear(false)
  }

  /// Whether the window was shown, and with it the view of its controller.
  private(set) var hasAppeared = false

  private func showRootView(instead old: UIViewController?) {
    let leaving = old?.controllerState.appearance.isOnScreen == true ? old : nil
    leaving?.tellWillDisappear(false)
    old?.viewIfLoaded?.removeFromSuperview()
    leaving?.tellDidDisappear(false)
    guard let controller = rootViewController, let view = controller.view else { return }
    // The view fills the window before it is added, so that nothing sees it at its old size.
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if hasAppeared { controller.tellWillAppear(false) }
    addSubview(view)
    askForStatusBar()
    guard hasAppeared else { return }
    controller.tellIsAppearing(false)
    controller.tellDidAppear(false)
  }

  /// Asks again for the status bar, whose default depends on the traits (fact RO38).
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Controllers answer by their own traits, which the change has yet to bring them.
    UIView.withNewTraits { askForStatusBar() }
  }
}
