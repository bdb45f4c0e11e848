// Mirrors UIStoryboard (iOS 17). Missing: the contents of storyboards.
public import Foundation

/// A storyboard, which is a file of archived view controllers, identified by its name.
///
/// Only Xcode's tools make such files, and no bundle contains any. A program that requests a
/// controller terminates, with UIKit's message for a missing storyboard. A test may use a subclass
/// that makes the controllers itself.
///
/// Differs from UIKit, which terminates the program when the storyboard is made.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle

  /// Makes a storyboard from its name in a bundle; nil means the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    super.init()
  }

  /// Terminates the program; a subclass may return the initial controller of the storyboard.
  open func instantiateInitialViewController() -> UIViewController? { raise() }

  /// Terminates the program; a subclass may return the controller with an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    raise()
  }

  /// Terminates the program; a subclass may return the initial controller, made by a closure.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { raise() }

  /// Terminates the program; a subclass may return the controller with an identifier, made by a
  /// closure.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller { raise() }

  private func raise() -> Never {
    UIKitLog.raise("Could not find a storyboard named '\(name)' in bundle \(bundle)")
  }
}

extension UIViewController {
  /// The storyboard from which the controller was loaded: always nil.
  public var storyboard: UIStoryboard? { nil }
}
