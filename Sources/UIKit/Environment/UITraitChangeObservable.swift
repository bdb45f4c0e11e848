// Mirrors UITraitChangeObservable (iOS 17). Missing: nothing.
import Foundation

/// The token of a handler registered for trait changes, with which it can be unregistered.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that calls handlers when its traits have changed: a view or a view controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// A closure that receives the object and its traits before the change.
  public typealias TraitChangeHandler<Environment> =
    @MainActor (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection)
    -> Void

  /// Registers a handler, which is called after one of the given traits has changed (fact RO9).
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    _registerForTraitChanges(traits, calling: handler)
  }

  /// Registers a handler whose first parameter has the type that the client declares.
  ///
  /// This overload is needed because the parameter usually has the type of a class, and in a method
  /// of a non-final class, `Self` is a different type.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    _registerForTraitChanges(traits, calling: handler)
  }

  /// Registers a method of a target, which is held weakly.
  ///
  /// The method takes no parameter, the object whose traits changed, or that object and its traits
  /// before the change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let call = TargetAction(target, action)
    return _registerForTraitChanges(traits) { (environment: Self, previous: UITraitCollection) in
      if let target = call.target { action.send(to: target, environment, previous) }
    }
  }

  /// Registers a method of the object itself.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  private func _registerForTraitChanges<Environment>(
    _ traits: [UITrait], calling handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(of: traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
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

/// A registered handler, and the traits for which it is called.
@MainActor final class TraitObserver: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UITraitCollection) -> Void

  init(of traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  fileprivate func notify(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { old.values.differs(from: new.values, in: $0) }) { handler(old) }
  }
}

extension [TraitObserver] {
  /// Calls the handlers of the traits that differ.
  @MainActor func notify(from old: UITraitCollection, to new: UITraitCollection) {
    for observer in self { observer.notify(from: old, to: new) }
  }
}
