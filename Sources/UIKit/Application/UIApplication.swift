// Mirrors UIApplication (iOS 17). Missing: event dispatch, shortcut items, alternate icons, push
// notifications, state restoration, multiple scenes.
// Mirrors UIApplication.State (iOS 17). Missing: nothing.
// Mirrors UIBackgroundTaskIdentifier (iOS 17). Missing: nothing.
public import Foundation

/// The program as a whole: its delegate, its windows, its orientation and its reading direction.
///
/// There is no run loop. A program whose entry point is its delegate is launched, shows its window
/// and exits; see `UIApplicationDelegate.main()`. In all other programs the application is active
/// from the beginning.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only instance, which represents the running program.
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

  /// The visible windows, in the order in which they were first shown.
  open var windows: [UIWindow] { running.windows }
  /// The window that was last made key; nil if there is none.
  open var keyWindow: UIWindow? { running.keyWindow }
  /// The only scene, which contains every window.
  open var connectedScenes: Set<UIScene> { [mainScene] }
  /// The sessions of `connectedScenes`.
  open var openSessions: Set<UISceneSession> { [mainScene.session] }
  /// Whether a program can have several scenes: always false.
  open var supportsMultipleScenes: Bool { false }

  /// The scene that contains every window.
  var mainScene: UIWindowScene {
    get { running.mainScene }
    set { running.mainScene = newValue }
  }

  func makeKey(_ window: UIWindow) { running.makeKey(window) }

  /// The reading direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIEnvironment.current.layoutDirection
  }
  /// The orientation of the interface: `portrait` or `landscapeRight`.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIEnvironment.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
  /// The frame of the status bar; empty if the bar is hidden.
  ///
  /// It is as high as the safe area's top inset, and 54 points beside a Dynamic Island (fact E38).
  open var statusBarFrame: CGRect {
    let size = UIEnvironment.current.screenSize
    let inset = UIEnvironment.current.safeAreaInsets.top
    let top = keyWindow?.hidesStatusBar == true ? 0 : min(inset, 54)
    return CGRect(x: 0, y: 0, width: top > 0 ? size.width : 0, height: top)
  }
  /// Whether the status bar is hidden or missing.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
  /// The style of the status bar: always the default.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIEnvironment.current.preferredContentSizeCategory
  }
  /// Returns the orientations that the delegate supports for a window.
  ///
  /// If the delegate does not implement the method, the result is all orientations, or on a phone
  /// all except upside down.
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

  /// Inert: whether the screen stays on while the user does not touch it; the default is `false`.
  open var isIdleTimerDisabled = false
  /// Inert: the number on the program's icon.
  open var applicationIconBadgeNumber = 0
  /// Inert: whether a spinner indicates network activity.
  open var isNetworkActivityIndicatorVisible = false
  /// Returns whether the system can open a URL: always false, as no URLs are opened.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Asks the system to open a URL; calls the completion handler with false, as no URLs are opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Inert: in UIKit begins a task that may run in the background; returns a new identifier.
  ///
  /// Differs from UIKit: programs are never suspended, so the handler is never called.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  /// Inert: in UIKit begins a task that may run in the background; returns a new identifier.
  ///
  /// Differs from UIKit: programs are never suspended, so the handler is never called.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }
  /// Inert: in UIKit ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// The seconds for which background tasks may continue: always the largest finite number.
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

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the background task.
  public let rawValue: Int

  /// Makes an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier that means that no task was begun.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The former name of `UIBackgroundTaskIdentifier.invalid`.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
