internal import Dispatch
public import Foundation
internal import UIKit

/// A type of which a value can be made without arguments.
public protocol StandInValue {
  /// Returns a value of the type.
  @MainActor static func makeStandIn() -> Any
}

/// An error that a stub throws.
public struct StandInError: Error, CustomStringConvertible {
  /// Makes the error.
  public init() {}
  /// The text that is shown.
  public var description: String { "a part of the app that was left out" }
}

/// Returns a value of the type that the context requires.
///
/// - Parameter name: the name of the property or parameter that gets the value, from which texts
///   and numbers are chosen.
/// - Returns: the value. If the type is unknown, the program ends with a message that names it.
public func standIn<Value>(_ name: String = "") -> Value {
  guard let value = StandIns.onMainThread({ StandIns.value(of: Value.self, named: name) }) else {
    unreachableStandIn("\(name): \(Value.self)")
  }
  return value
}

/// Returns a value of the type that the context requires, for something that an object shows: an
/// optional has a value.
public func contentStandIn<Value>(_ name: String = "") -> Value {
  StandIns.onMainThread { StandIns.content(of: Value.self, named: name) } ?? standIn(name)
}

/// Sets a property to a value that its object shows, if one can be made.
@MainActor public func fillStandIn<Owner: AnyObject, Value>(
  _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>, _ name: String
) {
  guard let value = StandIns.content(of: Value.self, named: name) else { return }
  // A weak property would lose the object at once.
  StandIns.kept.append(value)
  owner[keyPath: path] = value
}

/// Returns a type as a value of the metatype that the context requires: the type itself or, for a
/// protocol, a type that conforms to it.
public func metatypeStandIn<Kind, Value>(_ type: Kind.Type) -> Value {
  (type as? Value) ?? standIn("\(type)")
}

/// Returns an identifier that no other object has, the same in every run.
public func freshStandIn() -> UUID { StandIns.onMainThread { StandIns.freshIdentifier() } }

/// Ends the program because a stub has no value to return.
public func unreachableStandIn(_ name: String) -> Never {
  FileHandle.standardError.write(Data("a stub was called that has no value: \(name)\n".utf8))
  exit(70)
}

/// Returns what an initialiser of the app makes that may throw.
///
/// If it throws, the program ends with a message that names the type and the error.
public func attemptedStandIn<Value>(_ make: () throws -> Value) -> Value {
  do { return try make() } catch {
    let message = "an initialiser of the app threw an error: \(Value.self): \(error)\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(70)
  }
}

/// Returns whether two values have the same description, for types without a comparison.
public func isEqualStandIn<Value>(_ one: Value, _ other: Value) -> Bool {
  "\(one)" == "\(other)"
}

/// The making of values by type.
public enum StandIns {
  /// The types of which values are being made, the outermost first.
  nonisolated(unsafe) private static var active: [ObjectIdentifier] = []
  /// The values that were set, which live as long as the program.
  @MainActor fileprivate static var kept: [Any] = []
  nonisolated(unsafe) private static var makers: [String: @MainActor () -> Any] = [:]

  /// The largest number of values inside of each other.
  private static let most = 12
  /// The largest number of values inside of each other in which an optional has a value.
  private static let mostOptional = 3

  /// Prepares a program of which parts are cut: a list may get equal items from these.
  ///
  /// Values of one type are often equal, and a snapshot of a list takes no two equal items.
  public static func begin() { SampleItems.mayRepeat = true }

  /// Registers the values of a protocol's type.
  public static func register(_ name: String, _ make: @escaping @MainActor () -> Any) {
    makers[name] = make
  }

  /// The place in the list that is being made, from 0; 0 outside of lists.
  ///
  /// Places in lists inside of others differ too, so that the identifiers of all values do.
  nonisolated(unsafe) private(set) static var place = 0

  /// Makes a value of a list.
  static func inList<Value>(_ number: Int, _ make: () -> Value?) -> Value? {
    let outer = place
    place = outer == 0 ? number : outer * 4 % 64 + number
    defer { place = outer }
    return make()
  }

  nonisolated(unsafe) private static var identifiers: UInt32 = 0

  /// Returns an identifier that was not made before.
  static func freshIdentifier() -> UUID {
    identifiers += 1
    let end = (0..<4).map { UInt8(truncatingIfNeeded: identifiers >> (24 - 8 * $0)) }
    return UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 255, end[0], end[1], end[2], end[3]))
  }

  /// The number of values that are being made.
  static var depth: Int { active.count }

  /// Returns a value of a type; nil if the type is unknown.
  static func value<Value>(of type: Value.Type, named name: String) -> Value? {
    if let optional = type as? any OptionalStandIn.Type {
      return optional.makeOptional(named: name) as? Value
    }
    let id = ObjectIdentifier(type)
    // A list of values of a type inside of a value of that type is empty.
    if active.count(where: { $0 == id }) > 1 || active.count > most { return nil }
    active.append(id)
    defer { active.removeLast() }
    return any(type, named: name) as? Value
  }

  /// Returns a value of a type that is not nil, even if the type is an optional; nil if the type is
  /// unknown.
  static func content<Value>(of type: Value.Type, named name: String) -> Value? {
    guard let optional = type as? any OptionalStandIn.Type else {
      return value(of: type, named: name)
    }
    return optional.makeContent(named: name) as? Value
  }

  /// Returns whether an optional of a type has a value here.
  fileprivate static func isFilled(_ type: Any.Type, named name: String) -> Bool {
    if type is any NamedStandIn.Type {
      return !(type is UIView.Type || type is UIViewController.Type)
    }
    let isOther = ["error", "failure", "parent", "delegate", "previous", "superview", "owner"]
      .contains(where: name.lowercased().contains)
    return !isOther && active.count < mostOptional && !active.contains(ObjectIdentifier(type))
      && (type is any StandInValue.Type || makers["\(type)"] != nil)
  }

  private static func any<Value>(_ type: Value.Type, named name: String) -> Any? {
    if let known = type as? any NamedStandIn.Type {
      nonisolated(unsafe) let known = known
      return made { known.makeStandIn(named: name) }
    }
    if let known = type as? any StandInValue.Type {
      nonisolated(unsafe) let known = known
      return made { known.makeStandIn() }
    }
    if let value = RepresentedStandIn.value(of: type) { return value }
    if type == Void.self { return () }
    // A class that is declared from its use inherits from this one.
    if let unknown = type as? Unknown.Type { return unknown.init(nilLiteral: ()) }
    if let value: Value = registered(for: "\(type)") { return value }
    if let value = FoundationStandIn.value(of: type) { return value }
    if let object = AppleObjects.object(of: type) { return object }
    if let value = ReflectedStandIn.value(of: type, named: name) { return value }
    if type == Any.self || type == AnyObject.self || type is NSObject.Type { return NSObject() }
    return Unknown()
  }

  /// Returns the value of a protocol, or of the first of several that has all of them.
  private static func registered<Value>(for name: String) -> Value? {
    if let make = makers[name] { return made(make) as? Value }
    guard name.contains("&") else { return nil }
    return name.split(separator: "&").lazy.compactMap { part -> Value? in
      let name = part.filter { $0 != " " }
      return makers[name].flatMap { made($0) as? Value }
    }.first
  }

  /// Returns the value that a closure makes on the main thread.
  ///
  /// A stub is called on any thread; a value often holds others that are made on the main thread.
  static func onMainThread<Value>(_ make: () -> Value) -> Value {
    // The queue of the main actor may have another thread than the main one.
    let isThere = Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    return isThere ? make() : DispatchQueue.main.sync(execute: make)
  }

  /// The mark of the main queue.
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Returns the value that a closure makes.
  static func made(_ make: @MainActor () -> Any) -> Any {
    // Values are made on the main thread only, so none is sent to another one.
    nonisolated(unsafe) var value: Any = ()
    MainActor.assumeIsolated { value = make() }
    return value
  }
}

/// An optional, whose value is nil if a value would only lead further away.
private protocol OptionalStandIn {
  static func makeOptional(named name: String) -> Any
  static func makeContent(named name: String) -> Any
}

extension Optional: OptionalStandIn {
  fileprivate static func makeOptional(named name: String) -> Any {
    guard StandIns.isFilled(Wrapped.self, named: name) else { return Self.none as Any }
    return StandIns.value(of: Wrapped.self, named: name) as Any
  }

  fileprivate static func makeContent(named name: String) -> Any {
    // The views of an object are its own affair.
    if Wrapped.self is UIResponder.Type { return Self.none as Any }
    return StandIns.value(of: Wrapped.self, named: name) as Any
  }
}

/// A type of the standard library, Foundation or UIKit, whose value is chosen by a name.
@MainActor protocol NamedStandIn {
  static func makeStandIn(named name: String) -> Any
}
