import Foundation

/// The storyboard that a program's `Info.plist` names, whose initial controller is shown at launch.
@MainActor struct MainStoryboard {
  let storyboard: UIStoryboard
  private let name: String
  private let key: String

  /// Finds the storyboard of a program without scenes; nil if there is none.
  init?(ofApplication information: [String: Any]?, in bundle: Bundle) {
    let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let key = "UIMainStoryboardFile"
    guard let name = information?[key + idiom] as? String ?? information?[key] as? String else {
      return nil
    }
    self.init(name, key: key, in: bundle)
  }

  /// Makes the storyboard with a name in a bundle; an empty name counts as none.
  init?(_ name: String?, key: String = "UISceneStoryboardFile", in bundle: Bundle) {
    guard let name, !name.isEmpty else { return nil }
    (self.name, self.key) = (name, key)
    storyboard = UIStoryboard(name: name, bundle: bundle)
  }

  /// Makes a main storyboard from one that was made in code.
  init(_ storyboard: UIStoryboard) {
    (self.storyboard, name, key) = (storyboard, storyboard.name, "UISceneStoryboardFile")
  }

  /// Returns a window with the initial controller; nil if the storyboard has none, which is logged.
  ///
  /// - Parameter delegate: the delegate of the program or the scene, in whose module the classes of
  ///   the storyboard are.
  /// - Returns: the window.
  func makeWindow(for delegate: AnyObject?) -> UIWindow? {
    storyboard.caller = delegate.map {
      String(String(reflecting: type(of: $0)).prefix { $0 != "." })
    }
    guard let controller = storyboard.instantiateInitialViewController() else {
      UIKitLog.warn(
        """
        Failed to instantiate the default view controller for \(key) '\(name)' - perhaps the \
        designated entry point is not set?
        """)
      return nil
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    return window
  }
}
