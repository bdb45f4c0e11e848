// Mirrors UIWindow (iOS 17). Missing: levels, notifications of windows.
public import Foundation

/// The root of a view hierarchy, usually as large as the screen.
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

  /// Makes a window from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private weak var scene: UIWindowScene?

  /// The scene of the window.
  ///
  /// The default is the application's only scene.
  open var windowScene: UIWindowScene? {
    get { scene ?? UIApplication.shared.mainScene }
    set { scene = newValue }
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The device on which the window was created; it does not change when a different device becomes
  /// the current one.
  ///
  /// Nil means that the window is always on the current device.
  private let device = RunningApplication.current.device
  /// The environment of the window and the views in it.
  var environment: UIEnvironment { device?.environment ?? .current }
  /// The traits of the window's device; the object stays the same until the device changes.
  var screenTraits: UITraitCollection { device?.traits ?? UIEnvironment.currentTraits }

  /// The safe area of the screen, without the status bar if it is hidden.
  var screenSafeArea: UIEdgeInsets {
    hidesStatusBar ? safeAreaWithoutStatusBar : environment.safeAreaInsets
  }
  /// Whether the status bar is hidden; the value that the window's controllers returned last.
  package internal(set) var hidesStatusBar = false
  package internal(set) var statusBarStyle = UIStatusBarStyle.default

  /// The screen that shows the window: always the main screen.
  open var screen: UIScreen { .main }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { showRootView(instead: oldValue) }
  }

  /// The coordinator of the current rotation; nil if there is none.
  var turnCoordinator: TurnCoordinator?

  /// The open menu; nil if none is open.
  var menuPresentation: MenuPresentation?
  /// The simulated drag in progress; nil if there is none.
  var drag: DragInProgress?

  weak var firstResponder: UIResponder?

  /// Delivers touches to recognisers and views.
  ///
  /// Subclasses can override it to see every event.
  open func sendEvent(_ event: UIEvent) { _sendEvent(event) }

  /// Whether this window is the one that was made key last.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Makes this the key window, which also adds it to the application's windows unless it is
  /// hidden.
  open func makeKey() { UIApplication.shared.makeKey(self) }
  /// Shows the window, makes it key, lays it out, and notifies its controller that the view
  /// appears.
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
    // When `viewIsAppearing` is called, the traits and the size are final, but the views have not
    // been laid out.
    noteTraitsInTree()
    root.tellIsAppearing(false)
    layoutIfNeeded()
    if isTurned {
      // After a rotation at launch, devices call `viewWillLayoutSubviews` and
      // `viewDidLayoutSubviews` a second time (fact E3).
      root.view.setNeedsLayout()
      layoutIfNeeded()
    }
    root.tellDidAppear(false)
  }

  /// Whether `makeKeyAndVisible()` has been called; from then on, a new root controller is notified
  /// that its view appears.
  private(set) var hasAppeared = false

  private func showRootView(instead old: UIViewController?) {
    let leaving = old?.controllerState.appearance.isOnScreen == true ? old : nil
    leaving?.tellWillDisappear(false)
    old?.viewIfLoaded?.removeFromSuperview()
    leaving?.tellDidDisappear(false)
    guard let controller = rootViewController, let view = controller.view else { return }
    // The view gets its new size before it is added, so that the old size is never visible.
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if hasAppeared { controller.tellWillAppear(false) }
    addSubview(view)
    askForStatusBar()
    guard hasAppeared else { return }
    controller.tellIsAppearing(false)
    controller.tellDidAppear(false)
  }

  /// Reads the status bar's settings again, because its default style depends on the traits (fact
  /// RO38).
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Controllers may decide by their traits, so they get the new traits before they are queried.
    UIView.withNewTraits { askForStatusBar() }
  }
}
