// Mirrors UIAppearance (iOS 17). Missing: proxies for traits; proxies of bars' items.
// Mirrors UIAppearanceContainer (iOS 17). Missing: nothing.
public import Foundation

/// What can be styled: views and the items of bars.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

/// What a proxy may name as lying around a view: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
  /// Returns the proxy of this class: what is set on it, instances have that enter a window later.
  ///
  /// A proxy of a subclass, and one for a container, goes before; what an instance has set itself
  /// goes before all.
  ///
  /// Differs from UIKit: an instance that has set the default value itself is styled all the same,
  /// and only the properties that UIKit's headers mark are, not those of a class of one's own.
  public static func appearance() -> Self {
    appearance(whenContainedInInstancesOf: [])
  }

  /// Returns the proxy of this class for instances in the containers, the innermost named first.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let proxy = AppearanceProxy.view(
      for: ObjectIdentifier(Self.self), in: containers, make: { Self.make(frame: .zero) },
      isOfClass: { $0 is Self })
    return unsafeDowncast(proxy, to: Self.self)
  }
}
