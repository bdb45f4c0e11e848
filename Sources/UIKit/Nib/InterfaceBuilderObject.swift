/// A class to whose members nibs and storyboards can connect.
///
/// UIKit's classes conform, and the porting tool adds the conformance to subclasses of `NSObject`
/// that mark members with `@IBOutlet`, `@IBAction` or `@IBInspectable`.
///
/// Differs from UIKit, which has no such protocol and finds members by key-value coding.
public protocol InterfaceBuilderObject: AnyObject {
  /// The members of the class and its superclasses; the porting tool generates overrides in the
  /// app's classes.
  @MainActor static var interfaceBuilderMembers: InterfaceBuilderMembers { get }
}

extension InterfaceBuilderMembers {
  private static var known: [ObjectIdentifier: InterfaceBuilderMembers] = [:]

  /// Returns the members of a class and its superclasses, including those added by extensions in
  /// other modules.
  static func all(of type: AnyClass) -> InterfaceBuilderMembers {
    if let members = known[ObjectIdentifier(type)] { return members }
    var members = InterfaceBuilderMembers()
    for ancestor in sequence(first: type, next: { _getSuperclass($0) }) {
      for extended in InterfaceBuilderTable.all.extended where extended.type == ancestor {
        members.add(extended.members)
      }
    }
    if let type = type as? any InterfaceBuilderObject.Type {
      members.add(type.interfaceBuilderMembers)
    }
    known[ObjectIdentifier(type)] = members
    return members
  }

  private mutating func add(_ others: InterfaceBuilderMembers) {
    properties.merge(others.properties) { $1 }
    actions.merge(others.actions) { $1 }
    segueActions.merge(others.segueActions) { $1 }
    isDesignable = isDesignable || others.isDesignable
  }
}
