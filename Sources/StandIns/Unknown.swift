/// A value of a type that is not here.
///
/// It has every member, takes every argument, and can be written as every literal, so that source
/// that uses a missing module compiles.
@dynamicMemberLookup @dynamicCallable
open class Unknown: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, Hashable, Comparable, Sequence,
  CustomStringConvertible, Error, Codable, Identifiable, @unchecked Sendable
{
  /// See `Unknown`.
  public init() {}
  /// See `Unknown`.
  public required init(stringLiteral value: String) {}
  /// See `Unknown`.
  public required init(integerLiteral value: Int) {}
  /// See `Unknown`.
  public required init(floatLiteral value: Double) {}
  /// See `Unknown`.
  public required init(booleanLiteral value: Bool) {}
  /// See `Unknown`.
  public required init(arrayLiteral elements: Any...) {}
  /// See `Unknown`.
  public required init(dictionaryLiteral elements: (AnyHashable, Any)...) {}
  /// See `Unknown`.
  public required init(nilLiteral: ()) {}
  /// See `Unknown`.
  public required init(from decoder: any Decoder) throws {}

  /// Returns a value for every member.
  public subscript(dynamicMember name: String) -> Unknown {
    get { Unknown() }
    set {}
  }
  /// Returns a value for every member, of the type that the context requires.
  @_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value {
    get { standIn(name) }
    set {}
  }
  /// Returns a value for every element.
  public subscript(index: Any) -> Unknown {
    get { Unknown() }
    set {}
  }

  // Without these, the names are those of the methods of sequences that take closures.

  /// Nil: a value has no elements.
  public var first: Unknown? { nil }
  /// Nil: a value has no elements.
  public var last: Unknown? { nil }
  /// Zero: a value has no elements.
  public var count: Int { 0 }
  /// True: a value has no elements.
  public var isEmpty: Bool { true }

  /// Returns a value for every call.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Unknown { Unknown() }
  /// Returns a value for every call, of the type that the context requires.
  @_disfavoredOverload public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value { standIn("") }

  /// See `Unknown`.
  public func encode(to encoder: any Encoder) throws {}
  /// See `Unknown`.
  public func makeIterator() -> AnyIterator<Unknown> { AnyIterator { nil } }
  /// See `Unknown`.
  public func hash(into hasher: inout Hasher) {}
  /// See `Unknown`.
  public static func == (one: Unknown, other: Unknown) -> Bool { one === other }
  /// See `Unknown`.
  public static func < (one: Unknown, other: Unknown) -> Bool { false }
  /// See `Unknown`.
  public var description: String { "…" }
  /// See `Unknown`.
  public var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// The same class, for generated source in which `Unknown` may be a name of the app's.
///
/// The module's name cannot precede it, because the module contains a type of that name.
public typealias UnknownStandIn = Unknown
