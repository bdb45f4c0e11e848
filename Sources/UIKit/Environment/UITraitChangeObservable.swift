// Mirrors UITraitChangeObservable (iOS 17). Missing: targets and actions.
// Mirrors UITraitDefinition (iOS 17). Missing: names, identifiers, custom traits.
import Foundation

/// A trait as a type, to name it with.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Sendable
  /// The value where none is specified.
  static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The trait `userInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
/// The trait `userInterfaceStyle`.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
/// The trait `layoutDirection`.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
/// The trait `displayScale`.
public enum UITraitDisplayScale: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue: CGFloat = 0
}
/// The trait `horizontalSizeClass`.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The trait `verticalSizeClass`.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The trait `preferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// A handler that was registered for changes of traits; hand it back to unregister it.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that calls handlers when traits of it have changed: a view or a controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// A closure that is given the object and its traits before the change.
  public typealias TraitChangeHandler<Environment> =
    @MainActor (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection)
    -> Void

  /// Registers a handler, which is called after one of the named traits has changed (fact RO9).
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(of: traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? UIView)?.state.traitObservers.append(observer)
    (self as? UIViewController)?.controllerState.traitObservers.append(observer)
    return observer
  }

  /// Removes a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIView)?.state.traitObservers.removeAll { $0 === registration }
    (self as? UIViewController)?.controllerState.traitObservers.removeAll { $0 === registration }
  }
}

/// A handler, and the traits it is called for.
@MainActor final class TraitObserver: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UITraitCollection) -> Void

  init(of traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  fileprivate func notify(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { old.values[$0] != new.values[$0] }) { handler(old) }
  }
}

extension [TraitObserver] {
  /// Calls the handlers of the traits that differ.
  @MainActor func notify(from old: UITraitCollection, to new: UITraitCollection) {
    for observer in self { observer.notify(from: old, to: new) }
  }
}

extension UITraitCollection {
  /// Returns these traits under those that another collection specifies.
  func overridden(by other: UITraitCollection?) -> UITraitCollection {
    guard let other else { return self }
    return UITraitCollection(values.overridden(by: other.values))
  }
}

extension TraitValues {
  /// The value of a trait; nil where it is not specified.
  fileprivate subscript(trait: UITrait) -> AnyHashable? {
    switch trait {
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle
    case is UITraitLayoutDirection.Type: layoutDirection
    case is UITraitDisplayScale.Type: displayScale
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass
    case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory
    default: nil
    }
  }
}
