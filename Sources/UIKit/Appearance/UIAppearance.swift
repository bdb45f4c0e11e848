// Mirrors UIAppearance (iOS 17). Missing: proxies for traits; proxies of bars' items;
// values for states in combination; shadows of titles.
// Mirrors UIAppearanceContainer (iOS 17). Missing: nothing.
public import Foundation

/// A type that can be styled: views and the items of bars.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

/// A type that a proxy may name as being around a view: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
  /// Returns the proxy of this class: what is set on it, instances have that enter a window later.
  ///
  /// A proxy for containers goes before one without, and among those the one whose outermost
  /// container is nearest to the window; then the one with more containers, then the one of a
  /// subclass. What an instance has set itself goes before all. A value of a proxy is replaced by
  /// another one when the instance enters a window again; where no proxy has any, it stays.
  ///
  /// Differs from UIKit: an instance that has set the default value itself, or the proxy's, is
  /// styled all the same, and only the properties that UIKit's headers mark are, not those of a
  /// class of one's own. Two instances are made by `init(frame:)`, for collection views by
  /// `init(frame:collectionViewLayout:)`, so a class of one's own has to have it.
  public static func appearance() -> Self {
    appearance(whenContainedInInstancesOf: [])
  }

  /// Returns the proxy of this class for instances in the containers, the innermost named first.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let target = AppearanceTarget(
      type: ObjectIdentifier(Self.self), containers: containers, isOfClass: { $0 is Self })
    let proxy = AppearanceProxy.view(for: target, make: { makeForProxy() })
    return unsafeDowncast(proxy, to: Self.self)
  }

  /// Returns a new view of this very class, with a layout where it needs one.
  private static func makeForProxy() -> UIView {
    guard let collection = self as? UICollectionView.Type else { return make(frame: .zero) }
    return collection.make(frame: .zero, layout: UICollectionViewFlowLayout())
  }
}
