// Mirrors UIWindowScene (iOS 17). Missing: size restrictions, geometry requests,
// screenshots.
import Foundation

/// The scene that contains the windows of a program.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// Makes the scene of a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
    session.scene = self
  }

  /// Makes the scene of a program that specifies no configuration for it.
  convenience init() {
    self.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
  }

  /// The screen that shows the scene: always the main screen.
  open var screen: UIScreen { .main }
  /// The orientation of the interface: `portrait` or `landscapeRight`.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The visible windows of the scene.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The window that was last made key, if it is in the scene.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The status bar; never nil.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The traits of the device, overridden by `traitOverrides`.
  open var traitCollection: UITraitCollection {
    UIEnvironment.current.traitCollection.overridden(by: overrides)
  }
  /// The traits that override the device's for the scene's windows (fact RO45).
  ///
  /// Reading a trait that is not overridden returns its default value.
  public var traitOverrides: any UITraitOverrides {
    get { MutableTraits(values: overrides ?? TraitValues()) }
    set {
      overrides = newValue.specified
      for window in windows { window.noteTraitsInTree() }
    }
  }
  /// The overridden traits; nil if there are none.
  private(set) var overrides: TraitValues?
  /// The coordinate space of the scene, which is smaller than the screen in Split View.
  open var coordinateSpace: any UICoordinateSpace { CornerSpace(UIEnvironment.current.windowSize) }
  /// Called after `traitCollection` has changed; for subclasses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
