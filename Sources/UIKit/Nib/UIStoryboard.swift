// Mirrors UIStoryboard (iOS 17). Missing: the contents of storyboards.
public import Foundation

/// A storyboard: a file of archived controllers, by its name.
///
/// Only Xcode's tools make such files, and no bundle here has any: a program that requests a
/// controller ends, with UIKit's message for a storyboard that is not there. A test may use a
/// subclass that makes the controllers itself.
///
/// Differs from UIKit, which ends the program when the storyboard is made.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle

  /// Names a storyboard of a bundle; nil is the main one.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    super.init()
  }

  /// Returns the first controller of the storyboard.
  open func instantiateInitialViewController() -> UIViewController? { raise() }

  /// Returns the controller of a name in the storyboard.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    raise()
  }

  /// Returns the first controller of the storyboard, made by a closure.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { raise() }

  /// Returns the controller of a name in the storyboard, made by a closure.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller { raise() }

  private func raise() -> Never {
    UIKitLog.raise("Could not find a storyboard named '\(name)' in bundle \(bundle)")
  }
}

extension UIViewController {
  /// The storyboard that the controller comes from: nil, since none does.
  public var storyboard: UIStoryboard? { nil }
}
