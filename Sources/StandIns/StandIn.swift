internal import Dispatch
public import Foundation
internal import UIKit

/// A type that makes a sample value of itself.
public protocol StandInValue {
  /// Returns a value of the type.
  @MainActor static func makeStandIn() -> Any
}

/// An error that a stub throws.
public struct StandInError: Error, CustomStringConvertible {
  /// Makes the error.
  public init() {}
  /// The text “a part of the app that was left out”.
  public var description: String { "a part of the app that was left out" }
}

/// Returns a sample value of the type that the context requires.
///
/// - Parameter name: the name of the property or parameter to which the value is assigned, from
///   which texts and numbers are chosen.
/// - Returns: the value. If no value of the type can be made, the program ends with a message that
///   contains the type's name.
public func standIn<Value>(_ name: String = "") -> Value {
  guard let value = StandIns.onMainThread({ StandIns.value(of: Value.self, named: name) }) else {
    unreachableStandIn("\(name): \(Value.self)")
  }
  return value
}

/// Returns a sample value of the type that the context requires; if the type is an optional, a
/// value other than nil if one can be made.
///
/// The function is used for properties whose values an object shows.
public func contentStandIn<Value>(_ name: String = "") -> Value {
  StandIns.onMainThread { StandIns.content(of: Value.self, named: name) } ?? standIn(name)
}

/// Sets a property to a sample value, if one can be made, so that its object shows something.
@MainActor public func fillStandIn<Owner: AnyObject, Value>(
  _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>, _ name: String
) {
  guard let value = StandIns.content(of: Value.self, named: name) else { return }
  // The value is retained here, because the property may be weak.
  StandIns.kept.append(value)
  owner[keyPath: path] = value
}

/// Returns a value of the metatype that the context requires: the type `type` or, for a protocol, a
/// type that conforms to it.
public func metatypeStandIn<Kind, Value>(_ type: Kind.Type) -> Value {
  (type as? Value) ?? standIn("\(type)")
}

/// Returns an identifier that no other call returns; in every run the identifiers are the same.
public func freshStandIn() -> UUID { StandIns.onMainThread { StandIns.freshIdentifier() } }

/// Calls a completion closure of the app later, on the main queue, with sample values, in place of
/// a function that reads data.
///
/// - Parameters:
///   - name: the name of the function that a stub replaces.
///   - answer: a closure that calls the completion closure with sample values.
public func answerStandIn(_ name: String, _ answer: @escaping () -> Void) {
  nonisolated(unsafe) let answer = answer
  DispatchQueue.main.async { MainActor.assumeIsolated { StandIns.answer(name, answer) } }
}

/// Ends the program, because a stub must return a value for which there is no sample value.
public func unreachableStandIn(_ name: String) -> Never {
  FileHandle.standardError.write(Data("a stub was called that has no value: \(name)\n".utf8))
  exit(70)
}

/// Returns the object that a throwing initialiser of the app makes.
///
/// If the initialiser throws, the program ends with a message that contains the type and the error.
public func attemptedStandIn<Value>(_ make: () throws -> Value) -> Value {
  do { return try make() } catch {
    let message = "an initialiser of the app threw an error: \(Value.self): \(error)\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(70)
  }
}

/// Returns whether two values have the same description, for types whose own comparison was left
/// out.
public func isEqualStandIn<Value>(_ one: Value, _ other: Value) -> Bool {
  "\(one)" == "\(other)"
}

/// The functions that make sample values of types.
public enum StandIns {
  /// The types of the values that are being made, the outermost first; each value is a part of the
  /// previous one.
  nonisolated(unsafe) private static var active: [ObjectIdentifier] = []
  /// The values of properties that `fillStandIn(_:_:_:)` has set, retained until the program ends.
  @MainActor fileprivate static var kept: [Any] = []
  nonisolated(unsafe) private static var makers: [String: @MainActor () -> Any] = [:]

  /// The greatest number of values in which a value may be nested.
  private static let most = 12
  /// The number of enclosing values from which on an optional is nil, unless the wrapped type is a
  /// `NamedStandIn`, such as a text or a number.
  private static let mostOptional = 3

  /// Prepares a program that shows sample values.
  ///
  /// Its lists accept equal items: sample values of one type are often equal, and UIKit's snapshots
  /// of lists reject equal items. Missing outlets, and constraints without a common ancestor, do
  /// not end the program.
  public static func begin() {
    SampleItems.mayRepeat = true
    MainActor.assumeIsolated {
      DocumentPart.classesMayLackMembers = true
      NSLayoutConstraint.mayLackAncestors = true
    }
  }

  /// The function that runs a step of the preview; if the step ends the program, the program is run
  /// again without the step.
  @MainActor package static var step: @MainActor (String, () -> Void) -> Void = { _, body in
    body()
  }
  /// The number of calls of completion closures that may still be made.
  @MainActor private static var answersLeft = 40

  /// Retains an object that a preview shows, so that its `deinit` does not run.
  ///
  /// A controller's `deinit` may retain the controller for a closure, which ends the program on
  /// Linux but not on iOS, where controllers are objects of Objective-C.
  @MainActor fileprivate static func retain(_ object: Any) {
    if shown.count < mostShown { shown.append(object) }
  }
  @MainActor private static var shown: [Any] = []
  /// The greatest number of retained objects, which limits the use of memory.
  private static let mostShown = 64

  @MainActor fileprivate static func answer(_ name: String, _ answer: () -> Void) {
    guard answersLeft > 0 else { return }
    answersLeft -= 1
    step("the answer of \(name)", answer)
  }

  /// Registers the function that makes sample values of a protocol's type, by the protocol's name.
  public static func register(_ name: String, _ make: @escaping @MainActor () -> Any) {
    makers[name] = make
  }

  /// The index of the array element that is being made, from 0; it is 0 outside arrays.
  ///
  /// In nested arrays it depends on the index in the outer array too, so that elements of different
  /// inner arrays usually differ.
  nonisolated(unsafe) private(set) static var place = 0

  /// Makes the element at an index of an array.
  static func inList<Value>(_ number: Int, _ make: () -> Value?) -> Value? {
    let outer = place
    place = outer == 0 ? number : outer * 4 % 64 + number
    defer { place = outer }
    return make()
  }

  nonisolated(unsafe) private static var identifiers: UInt32 = 0

  /// Returns an identifier that has not been returned before.
  static func freshIdentifier() -> UUID {
    identifiers += 1
    let end = (0..<4).map { UInt8(truncatingIfNeeded: identifiers >> (24 - 8 * $0)) }
    return UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 255, end[0], end[1], end[2], end[3]))
  }

  /// The number of nested values that are being made.
  static var depth: Int { active.count }

  /// Returns a sample value of a type; nil if none can be made.
  static func value<Value>(of type: Value.Type, named name: String) -> Value? {
    if let optional = type as? any OptionalStandIn.Type {
      return optional.makeOptional(named: name) as? Value
    }
    let id = ObjectIdentifier(type)
    // A value inside two values of its own type is not made, which ends the recursion of recursive
    // types.
    if active.count(where: { $0 == id }) > 1 || active.count > most { return nil }
    active.append(id)
    defer { active.removeLast() }
    return any(type, named: name) as? Value
  }

  /// Returns a sample value of a type; for an optional, a wrapped value.
  ///
  /// Returns nil if no value can be made. An optional view or controller is empty.
  static func content<Value>(of type: Value.Type, named name: String) -> Value? {
    guard let optional = type as? any OptionalStandIn.Type else {
      return value(of: type, named: name)
    }
    return optional.makeContent(named: name) as? Value
  }

  /// Returns whether an optional has a sample value other than nil, by the wrapped type, the name
  /// and the depth.
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
    // The generated classes of missing types inherit from `Unknown`, which is expressible by a nil
    // literal.
    if let kind = type as? Unknown.Type {
      let unknown = kind.init(nilLiteral: ())
      unknown.name = name
      return unknown
    }
    if let value: Value = registered(for: "\(type)") { return value }
    if let value = FoundationStandIn.value(of: type) { return value }
    if let object = AppleObjects.object(of: type) { return object }
    if let value = ReflectedStandIn.value(of: type) { return value }
    if type == Any.self || type == AnyObject.self || type is NSObject.Type { return NSObject() }
    return Unknown()
  }

  /// Returns the registered sample value of a protocol; for `A & B`, the first registered one that
  /// conforms to both.
  private static func registered<Value>(for name: String) -> Value? {
    if let make = makers[name] { return made(make) as? Value }
    guard name.contains("&") else { return nil }
    return name.split(separator: "&").lazy.compactMap { part -> Value? in
      let name = part.filter { $0 != " " }
      return makers[name].flatMap { made($0) as? Value }
    }.first
  }

  /// Runs a closure on the main thread, and returns its value.
  ///
  /// A stub may be called on any thread, and many values, such as views, must be made on the main
  /// thread.
  static func onMainThread<Value>(_ make: () -> Value) -> Value {
    // The main queue's code may run on a thread other than the main thread, so the queue is checked
    // too.
    let isThere = Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    return isThere ? make() : DispatchQueue.main.sync(execute: make)
  }

  /// The key whose value shows that code runs on the main queue.
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Runs a closure that is isolated to the main actor, and returns its value.
  static func made(_ make: @MainActor () -> Any) -> Any {
    // The function is called on the main thread only, so no value is passed between threads.
    nonisolated(unsafe) var value: Any = ()
    MainActor.assumeIsolated { value = make() }
    return value
  }
}

/// An optional type, whose sample value is nil or a sample value of the wrapped type.
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
    // An optional view or controller is nil, because the object that declares the property usually
    // makes the view itself.
    if Wrapped.self is UIResponder.Type { return Self.none as Any }
    return StandIns.value(of: Wrapped.self, named: name) as Any
  }
}

/// A type, such as `String` or `UIColor`, that makes its sample value from a property's name.
@MainActor protocol NamedStandIn {
  static func makeStandIn(named name: String) -> Any
}

/// Retains an object, so that its `deinit` does not run, and returns the object.
@MainActor public func retainedStandIn<Object>(_ object: Object) -> Object {
  StandIns.retain(object)
  return object
}
