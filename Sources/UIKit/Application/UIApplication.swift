// Mirrors UIApplication (iOS 17). Missing: events, shortcuts, icons, push notifications, state
// restoration, multiple scenes.
// Mirrors UIApplication.State (iOS 17). Missing: nothing.
// Mirrors UIBackgroundTaskIdentifier (iOS 17). Missing: nothing.
public import Foundation

/// The program as a whole: its delegate, its windows, its orientation and its reading direction.
///
/// There is no run loop. A program whose entry point is its delegate is launched, shows its window,
/// and ends; see `UIApplicationDelegate.main()`. In every other one the application is active at
/// once.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only application.
  public static let shared = UIApplication()

  override init() { super.init() }

  /// The delegate, which is called during the launch.
  open var delegate: (any UIApplicationDelegate)? {
    get { running.delegate }
    set { running.delegate = newValue }
  }
  private var running: RunningApplication { .current }

  /// The state of the program; `inactive` while it is being launched, then `active`.
  open internal(set) var applicationState: State {
    get { running.state }
    set { running.state = newValue }
  }

  /// The windows that have been made visible, in that order.
  open var windows: [UIWindow] { running.windows }
  /// The window that was last made key.
  open var keyWindow: UIWindow? { running.keyWindow }
  /// The one scene, in which every window is.
  open var connectedScenes: Set<UIScene> { [mainScene] }
  /// The sessions of `connectedScenes`.
  open var openSessions: Set<UISceneSession> { [mainScene.session] }
  /// Whether a program can have several scenes: false.
  open var supportsMultipleScenes: Bool { false }

  /// The scene in which every window is.
  var mainScene: UIWindowScene {
    get { running.mainScene }
    set { running.mainScene = newValue }
  }

  func makeKey(_ window: UIWindow) { running.makeKey(window) }

  /// The reading direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIEnvironment.current.layoutDirection
  }
  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIEnvironment.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
  /// The frame of the status bar; empty if the screen has none.
  ///
  /// Differs from UIKit: the bar is as high as the safe area's top; on some phones it is less.
  open var statusBarFrame: CGRect {
    let size = UIEnvironment.current.screenSize
    let top = keyWindow?.hidesStatusBar == true ? 0 : UIEnvironment.current.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: top > 0 ? size.width : 0, height: top)
  }
  /// Whether the screen has no status bar.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
  /// The appearance of the status bar: the default.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// The text size that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIEnvironment.current.preferredContentSizeCategory
  }
  /// Returns the orientations that the delegate supports for a window; without its method every
  /// one, on a phone every one except upside down.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let answer = delegate.flatMap { delegate in
      OptionalMethodCall.result {
        delegate.application(self, supportedInterfaceOrientationsFor: window)
      }
    }
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    return answer ?? (isPad ? .all : .allButUpsideDown)
  }

  /// Inert: whether the screen stays on without touches; default false.
  open var isIdleTimerDisabled = false
  /// Inert: the number on the program's icon.
  open var applicationIconBadgeNumber = 0
  /// Inert: whether a spinner shows that the network is in use.
  open var isNetworkActivityIndicatorVisible = false
  /// Returns whether the system can open a URL: false, as no URL is opened here.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Requests the system to open a URL; completes with false, as no URL is opened here.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Inert: begins a task that continues in the background; returns a new number.
  ///
  /// Differs from UIKit: nothing is ever suspended, so that the handler is never called.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  /// Inert: begins a task that continues in the background; returns a new number.
  ///
  /// Differs from UIKit: nothing is ever suspended, so that the handler is never called.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }
  /// Inert: ends a task that continues in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// The seconds for which background tasks may continue: no limit.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  private var lastTask = 0
}

extension UIApplication {
  /// The state of a program.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }
}

/// The number of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the background task.
  public let rawValue: Int

  /// Makes an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The number of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The former name of `UIBackgroundTaskIdentifier.invalid`.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
