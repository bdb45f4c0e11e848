// Mirrors UIWindowScene (iOS 17). Missing: size restrictions, geometry requests,
// screenshots.
import Foundation

/// The scene with the windows of a program.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
    session.scene = self
  }

  /// Makes the scene of a program that provides no configuration.
  convenience init() {
    self.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
  }

  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The windows in the scene that have been made visible.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The window that was last made key, if it is in the scene.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The traits of a window that fills the screen.
  open var traitCollection: UITraitCollection {
    UIEnvironment.current.traitCollection.overridden(by: overrides)
  }
  /// The traits that the windows have instead of the device's (fact RO45).
  ///
  /// Reading a trait that is not overridden gives its default value.
  public var traitOverrides: any UITraitOverrides {
    get { MutableTraits(values: overrides ?? TraitValues()) }
    set {
      overrides = newValue.specified
      for window in windows { window.noteTraitsInTree() }
    }
  }
  /// The traits that are overridden; nil for none.
  private(set) var overrides: TraitValues?
  /// The rectangle of the scene, which is smaller than the screen in a split.
  open var coordinateSpace: any UICoordinateSpace { CornerSpace(UIEnvironment.current.windowSize) }
  /// Is called after `traitCollection` has changed; for subclasses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
