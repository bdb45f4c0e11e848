// Mirrors UIAppearance (iOS 17). Missing: `appearance(for:)`, proxies of bar items, values for
// combined states, title shadow colours.
// Mirrors UIAppearanceContainer (iOS 17). Missing: nothing.
public import Foundation

/// A type that in UIKit has an appearance proxy: views and bar items; here only views have one.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

/// A type that can be a container for appearance proxies: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
  /// Returns the proxy of this class.
  ///
  /// Instances get the values set on the proxy when they enter a window.
  ///
  /// A proxy with containers takes precedence over one without. Among those with containers, the
  /// proxy whose outermost container is nearest to the window takes precedence, then the proxy with
  /// more containers, then the proxy of a subclass. Values that an instance has set itself take
  /// precedence over all proxies. When an instance enters a window again, a value from a proxy is
  /// replaced by the current one; if no proxy has a value any more, the old value stays.
  ///
  /// Differs from UIKit: an instance that has itself set the default value or the proxy's value is
  /// still styled. Only properties that UIKit's headers mark with `UI_APPEARANCE_SELECTOR` are
  /// applied, not those of an app's own classes. The proxy creates two instances with
  /// `init(frame:)`, or for collection views with `init(frame:collectionViewLayout:)`, so an app's
  /// class must have this initialiser.
  public static func appearance() -> Self {
    appearance(whenContainedInInstancesOf: [])
  }

  /// Returns the proxy of this class for instances inside the given containers, the innermost
  /// first.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let target = AppearanceTarget(
      type: ObjectIdentifier(Self.self), containers: containers, isOfClass: { $0 is Self })
    let proxy = AppearanceProxy.view(for: target, make: { makeForProxy() })
    return unsafeDowncast(proxy, to: Self.self)
  }

  /// Returns a new view of exactly this class, with a layout if it is a collection view.
  private static func makeForProxy() -> UIView {
    guard let collection = self as? UICollectionView.Type else { return make(frame: .zero) }
    return collection.make(frame: .zero, layout: UICollectionViewFlowLayout())
  }
}
