// Mirrors UIApplication (iOS 17). Missing: events, shortcuts, icons, push notifications, state
// restoration, multiple scenes.
public import Foundation

/// The program as a whole: its delegate, its windows, and how its interface is turned and reads.
///
/// There is no run loop. A program whose entry point is its delegate is launched, shows its window,
/// and ends; see `UIApplicationDelegate.main()`. In every other one the application is active at
/// once.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only application.
  public static let shared = UIApplication()

  override init() { super.init() }

  /// Is told how the program is launched.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the program is in use; `inactive` while it is being launched.
  open internal(set) var applicationState = State.active

  /// The windows that have been made visible, in that order.
  open var windows: [UIWindow] {
    shownWindows = shownWindows.filter { $0.window != nil }
    return shownWindows.compactMap(\.window).filter { !$0.isHidden }
  }
  /// The window that was last made key.
  open var keyWindow: UIWindow? { key }
  /// The one scene, in which every window is.
  open var connectedScenes: Set<UIScene> { [mainScene] }
  /// The sessions of `connectedScenes`.
  open var openSessions: Set<UISceneSession> { [mainScene.session] }
  /// Whether a program can have several scenes: no.
  open var supportsMultipleScenes: Bool { false }

  private weak var key: UIWindow?
  private var shownWindows: [WeakWindow] = []
  /// The scene in which every window is.
  lazy var mainScene = UIWindowScene()

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
  /// Where the status bar is; empty where the screen has none.
  ///
  /// Differs from UIKit: the bar is as high as the safe area's top; on some phones it is less.
  open var statusBarFrame: CGRect {
    let (size, top) = (UIEnvironment.current.screenSize, UIEnvironment.current.safeAreaInsets.top)
    return CGRect(x: 0, y: 0, width: top > 0 ? size.width : 0, height: top)
  }
  /// Whether the screen has no status bar.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
  /// How the texts of the status bar look: the default way.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// The text size that the person has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIEnvironment.current.preferredContentSizeCategory
  }
  /// Returns the ways in which the delegate lets a window be turned; every one but upside down on a
  /// phone without an answer.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let answer = delegate.flatMap { delegate in
      Unanswered.ask { delegate.application(self, supportedInterfaceOrientationsFor: window) }
    }
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    return answer ?? (isPad ? .all : .allButUpsideDown)
  }

  /// Is kept, and does nothing here: whether the screen stays on without touches; default no.
  open var isIdleTimerDisabled = false
  /// Is kept, and does nothing here: the number on the program's icon.
  open var applicationIconBadgeNumber = 0
  /// Is kept, and does nothing here: whether a spinner says that the network is in use.
  open var isNetworkActivityIndicatorVisible = false
  /// Returns no: nothing here opens anything.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing, and says so: completes with no.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Does nothing here, as nothing is suspended: there is always time to go on.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  /// Does nothing here, as nothing is suspended: there is always time to go on.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }
  /// Does nothing here, as nothing is suspended.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// How long a task may go on: for ever.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  private var lastTask = 0
}
