import Foundation

/// The storyboard that a program's `Info.plist` names, whose initial controller is shown at launch.
@MainActor struct MainStoryboard {
  let storyboard: UIStoryboard
  private let name: String
  private let key: String

  /// Finds the storyboard of a program without scenes; nil if `Info.plist` names none.
  init?(ofApplication information: [String: Any]?, in bundle: Bundle) {
    let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let key = "UIMainStoryboardFile"
    guard let name = information?[key + idiom] as? String ?? information?[key] as? String else {
      return nil
    }
    self.init(name, key: key, in: bundle)
  }

  /// Makes the storyboard with a name in a bundle; nil if the name is nil or empty.
  init?(_ name: String?, key: String = "UISceneStoryboardFile", in bundle: Bundle) {
    guard let name, !name.isEmpty else { return nil }
    (self.name, self.key) = (name, key)
    storyboard = UIStoryboard(name: name, bundle: bundle)
  }

  /// Makes a main storyboard from a storyboard that was made in code.
  init(_ storyboard: UIStoryboard) {
    (self.storyboard, name, key) = (storyboard, storyboard.name, "UISceneStoryboardFile")
  }

  /// Returns a window with the initial controller; nil if the storyboard has none, which is logged.
  ///
  /// - Parameter delegate: the delegate of the program or the scene, in whose module the classes of
  ///   the storyboard are.
  /// - Returns: the window.
  func makeWindow(for delegate: AnyObject?) -> UIWindow? {
    let module = delegate.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) }
    guard let controller = makeController(in: module) else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    return window
  }

  /// Returns the initial controller; nil if the storyboard has none, which is logged.
  ///
  /// - Parameter module: The module of the storyboard's classes.
  /// - Returns: the controller.
  func makeController(in module: String?) -> UIViewController? {
    storyboard.caller = module
    guard let controller = storyboard.instantiateInitialViewController() else {
      UIKitLog.warn(
        """
        Failed to instantiate the default view controller for \(key) '\(name)' - perhaps the \
        designated entry point is not set?
        """)
      return nil
    }
    return controller
  }
}

extension Launch {
  /// Returns the initial controller of a program's main storyboard, or of its first scene's
  /// storyboard, without making a delegate; nil if `Info.plist` names no storyboard, or the
  /// storyboard has no initial controller.
  ///
  /// - Parameters:
  ///   - information: The contents of `Info.plist`; nil means those of the bundle.
  ///   - bundle: The bundle of the storyboards.
  ///   - module: The module of the program's classes.
  /// - Returns: the controller.
  package static func mainController(
    _ information: [String: Any]? = nil, in bundle: Bundle = .main, module: String
  ) -> UIViewController? {
    let information = information ?? bundle.infoDictionary
    let finder = SceneDelegateFinder(in: information ?? [:], module: module)
    let scene = finder.manifestConfiguration.flatMap(finder.storyboardName)
    let storyboard =
      MainStoryboard(scene, in: bundle)
      ?? MainStoryboard(ofApplication: information, in: bundle)
    return storyboard?.makeController(in: module)
  }
}
