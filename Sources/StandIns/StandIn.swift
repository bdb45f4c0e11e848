internal import Foundation
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
  guard let value = StandIns.value(of: Value.self, named: name) else {
    unreachableStandIn("\(name): \(Value.self)")
  }
  return value
}

/// Ends the program because a stub has no value to return.
public func unreachableStandIn(_ name: String) -> Never {
  FileHandle.standardError.write(Data("a stub was called that has no value: \(name)\n".utf8))
  exit(70)
}

/// Returns whether two values have the same description, for types without a comparison.
public func isEqualStandIn<Value>(_ one: Value, _ other: Value) -> Bool {
  "\(one)" == "\(other)"
}

/// The making of values by type.
public enum StandIns {
  nonisolated(unsafe) private static var depth = 0
  nonisolated(unsafe) private static var makers: [String: @MainActor () -> Any] = [:]

  /// Registers the values of a protocol's type.
  public static func register(_ name: String, _ make: @escaping @MainActor () -> Any) {
    makers[name] = make
  }

  /// Returns a value of a type; nil if the type is unknown.
  static func value<Value>(of type: Value.Type, named name: String) -> Value? {
    if let optional = type as? any OptionalStandIn.Type {
      return optional.makeOptional(named: name) as? Value
    }
    depth += 1
    defer { depth -= 1 }
    if depth > 12 { return nil }
    return any(type, named: name) as? Value
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
    if let make = makers["\(type)"] { return made(make) }
    if type == Any.self || type == AnyObject.self || type is NSObject.Type { return NSObject() }
    return Unknown()
  }

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
}

extension Optional: OptionalStandIn {
  fileprivate static func makeOptional(named name: String) -> Any {
    guard let type = Wrapped.self as? any NamedStandIn.Type else {
      return Self.none as Any
    }
    nonisolated(unsafe) let named = type
    let value = StandIns.made { named.makeStandIn(named: name) }
    return (value as? Wrapped).map { Self.some($0) } as Any
  }
}

/// A type of the standard library, Foundation or UIKit, whose value is chosen by a name.
@MainActor protocol NamedStandIn {
  static func makeStandIn(named name: String) -> Any
}
