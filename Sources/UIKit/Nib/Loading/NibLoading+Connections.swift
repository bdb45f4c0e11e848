import Foundation
import InterfaceBuilder

extension NibLoading {
  /// Connects the outlets, outlet collections and actions of an object (facts IB148 to IB153).
  func connect(_ description: InterfaceObject, _ object: NSObject) {
    guard !description.connections.isEmpty else { return }
    var collections: [(property: String, line: Int, values: [AnyObject])] = []
    for connection in description.connections {
      switch connection.kind {
      case .outlet(let property):
        guard let value = destination(of: connection) else { continue }
        set(property, of: object, to: value, connection.line)
      case .outletCollection(let property, _):
        guard let value = destination(of: connection) else { continue }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].values.append(value)
        } else {
          collections.append((property, connection.line, [value]))
        }
      case .action(let selector, let event):
        addAction(selector, event, from: object, connection)
      case .segue: scene?.connect(connection, of: object)
      }
    }
    for (property, line, values) in collections { set(property, of: object, to: values, line) }
  }

  /// Returns the destination of a connection; nil if it was not made, which is logged unless it is
  /// the owner or the first responder.
  private func destination(of connection: InterfaceConnection) -> AnyObject? {
    if let object = objects[connection.destination] { return object }
    // Identifiers such as `-1` mean the owner, which may be nil, and the first responder, which is
    // not an object.
    if !connection.destination.hasPrefix("-") {
      warn(connection.line, "there is no object \(connection.destination)")
    }
    return nil
  }

  /// Sets a property to an object, or to an array of objects.
  private func set(_ property: String, of object: NSObject, to value: Any, _ line: Int) {
    if isDesign { return setInDesign(property, of: object, to: value) }
    if property == "dataSource", object is UICollectionView, isStandIn(value) { return }
    let members = InterfaceBuilderMembers.all(of: type(of: object))
    if let member = members.properties[property] {
      if !member.set(object, value) {
        warn(
          line,
          "outlet \"\(property)\" of \(type(of: object)) is not set: it is \(member.type), and the "
            + "nib has \(Self.typeName(value))")
      }
      return
    }
    if NibOutlets.set(property, of: object, to: value) { return }
    // The object has UIKit's class instead of its custom class, so its outlets are unknown; the
    // missing class has already been logged (fact IB154).
    if standIns.contains(ObjectIdentifier(object)) { return }
    guard Self.isOfClient(object) else {
      return warn(line, "\(type(of: object)) has no outlet \(property) here")
    }
    raiseUndefined(property, of: object, members, line)
  }

  /// Returns whether an object has UIKit's class instead of its custom class.
  ///
  /// For example, such an object cannot be the data source of a collection view, because it would
  /// return no headers although the layout requests them.
  private func isStandIn(_ value: Any) -> Bool {
    (value as? NSObject).map { standIns.contains(ObjectIdentifier($0)) } ?? false
  }

  private static func isOfClient(_ object: NSObject) -> Bool {
    !String(reflecting: type(of: object)).hasPrefix("UIKit.")
  }

  /// Sets an outlet for a picture that needs no compiled app.
  ///
  /// Delegates and data sources are not set, since they would be called.
  private func setInDesign(_ property: String, of object: NSObject, to value: Any) {
    let isCalled = property.hasSuffix("elegate") || property.hasSuffix("ataSource")
    if !isCalled { _ = NibOutlets.set(property, of: object, to: value) }
  }

  private static func typeName(_ value: Any) -> String {
    (value as? [AnyObject]).map { "an array of \($0.count)" } ?? "\(type(of: value))"
  }

  /// Raises UIKit's exception for an outlet that does not exist (fact IB134).
  ///
  /// The message begins with the document's line and, if there is one, the most similar name. If
  /// only a part of an app was compiled, a shorter message is logged instead.
  private func raiseUndefined(
    _ property: String, of object: NSObject, _ members: InterfaceBuilderMembers, _ line: Int
  ) {
    if NibClasses.mayLackMembers {
      return warn(line, "\(type(of: object)) has no outlet \(property) here")
    }
    let names = Array(members.properties.keys).sorted() + NibOutlets.names(of: object)
    let nearest = MeantProperty.name(for: property, in: names).map { "; did you mean \($0)?" } ?? ""
    let type = type(of: object)
    UIKitLog.raise(
      """
      \(file.place(line)): outlet "\(property)" of \(type): there is no such property\(nearest)
      *** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: \
      '[<\(String(reflecting: type))> setValue:forUndefinedKey:]: this class is not key value \
      coding-compliant for the key \(property).'
      """)
  }

  // MARK: Actions

  /// Adds the connection's destination and method as a target and an action of an object.
  ///
  /// If the destination's class does not list the method, the selector contains only its name (fact
  /// IB153).
  private func addAction(
    _ name: String, _ event: String?, from object: NSObject, _ connection: InterfaceConnection
  ) {
    let target = objects[connection.destination]
    let known = target.map { InterfaceBuilderMembers.all(of: type(of: $0)).actions } ?? [:]
    let action = known[name] ?? Selector(name)
    switch object {
    case let control as UIControl:
      control.addTarget(
        target, action: action, for: event.flatMap { Self.events[$0] } ?? .touchUpInside)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default: NibOutlets.setAction(action, target, of: object)
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
