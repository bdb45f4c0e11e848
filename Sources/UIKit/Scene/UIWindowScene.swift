// Mirrors UIWindowScene (iOS 17). Missing: coordinate spaces, size restrictions, geometry requests,
// screenshots.
import Foundation

/// The scene that holds the windows of a program.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
    session.scene = self
  }

  /// Makes the scene of a program that was not asked for one.
  convenience init() {
    self.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
  }

  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The windows in the scene that have been made visible.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The window that was last made key, if it is in the scene.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The traits of a window that fills the screen.
  open var traitCollection: UITraitCollection { UIEnvironment.current.traitCollection }
  /// Does nothing; for subclasses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
