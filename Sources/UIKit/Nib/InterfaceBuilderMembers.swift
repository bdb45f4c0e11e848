public import Foundation

/// The members of a class to which nibs and storyboards refer: its outlets, actions and inspectable
/// properties.
///
/// Without Objective-C a property cannot be set by its name. So the porting tool writes an override
/// of `interfaceBuilderMembers` into each class that marks members with `@IBOutlet`, `@IBAction`,
/// `@IBInspectable` or `@IBSegueAction`.
///
/// Differs from UIKit, which has no such type and finds members by key-value coding.
@preconcurrency @MainActor
public struct InterfaceBuilderMembers {
  var properties: [String: Property] = [:]
  var actions: [String: Selector] = [:]
  var segueActions: [String: SegueAction] = [:]
  /// Whether the class, or a superclass, is marked `@IBDesignable`.
  var isDesignable = false

  /// A property that is set by its name.
  struct Property {
    /// The property's type as text in Swift.
    var type: String
    /// Sets the property, and returns whether the object and the value have the right types.
    var set: (AnyObject, Any?) -> Bool
  }

  /// A method that makes the destination of a segue; nil means that the object has the wrong type,
  /// or that the method itself returned nil.
  typealias SegueAction = (AnyObject, NSCoder, Any?, String?) -> UIViewController?

  /// Makes a list without members.
  public nonisolated init() {}

  /// Returns the members of a class with `isDesignable` set to true.
  public func designable() -> InterfaceBuilderMembers {
    var members = self
    members.isDesignable = true
    return members
  }

  /// Returns the members with an additional property, which documents can set.
  ///
  /// An array property can be an outlet collection.
  public func property<Object: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> InterfaceBuilderMembers {
    var members = self
    members.properties[name] = Property(type: "\(Value.self)") { object, value in
      guard let object = object as? Object, let value = value as Any as? Value else { return false }
      object[keyPath: path] = value
      return true
    }
    return members
  }

  /// Returns the members with an additional method, which documents can connect by the selector's
  /// name.
  public func action(_ selector: Selector) -> InterfaceBuilderMembers {
    var members = self
    members.actions[NSStringFromSelector(selector)] = selector
    return members
  }

  /// Returns the members with an additional method that makes the destination of a segue, called
  /// with the object, the coder, the sender and the segue's identifier.
  public func segueAction<Object: AnyObject>(
    _ name: String, _ make: @escaping (Object, NSCoder, Any?, String?) -> UIViewController?
  ) -> InterfaceBuilderMembers {
    var members = self
    members.segueActions[name] = { object, coder, sender, identifier in
      (object as? Object).flatMap { make($0, coder, sender, identifier) }
    }
    return members
  }
}
