/// A value of a type that no available module declares.
///
/// It has every member, accepts every argument, and can be written as every literal, so that source
/// that uses a missing module compiles.
@dynamicMemberLookup @dynamicCallable
open class Unknown: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, Hashable, Comparable, Sequence,
  CustomStringConvertible, Error, Codable, Identifiable, @unchecked Sendable
{
  /// The name of the property or function that returns the value; empty if unknown.
  var name = ""

  public init() {}
  public required init(stringLiteral value: String) {}
  public required init(integerLiteral value: Int) {}
  public required init(floatLiteral value: Double) {}
  public required init(booleanLiteral value: Bool) {}
  public required init(arrayLiteral elements: Any...) {}
  public required init(dictionaryLiteral elements: (AnyHashable, Any)...) {}
  public required init(nilLiteral: ()) {}
  public required init(from decoder: any Decoder) throws {}

  /// An `Unknown` for every member; setting it has no effect.
  public subscript(dynamicMember name: String) -> Unknown {
    get { Unknown() }
    set {}
  }
  /// A sample value, of the type that the context requires, for every member.
  @_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value {
    get { standIn(name) }
    set {}
  }
  /// An `Unknown` for every index; setting it has no effect.
  public subscript(index: Any) -> Unknown {
    get { Unknown() }
    set {}
  }

  // Without these declarations, the names `first` and `count` would be resolved to methods of
  // `Sequence` that take closures.

  /// Nil, as the value has no elements.
  public var first: Unknown? { nil }
  /// Nil, as the value has no elements.
  public var last: Unknown? { nil }
  /// Zero, as the value has no elements.
  public var count: Int { 0 }
  /// True, as the value has no elements.
  public var isEmpty: Bool { true }

  /// Returns an `Unknown` for every call.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Unknown { Unknown() }
  /// Returns, for every call, a sample value of the type that the context requires.
  ///
  /// If `name` contains "localized", the result is the first argument (the key of a text), provided
  /// that it has the required type.
  @_disfavoredOverload public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value {
    if name.lowercased().contains("localized"), let key = arguments.first?.value as? Value {
      return key
    }
    return standIn("")
  }

  public func encode(to encoder: any Encoder) throws {}
  public func makeIterator() -> AnyIterator<Unknown> { AnyIterator { nil } }
  public func hash(into hasher: inout Hasher) {}
  public static func == (one: Unknown, other: Unknown) -> Bool { one === other }
  public static func < (one: Unknown, other: Unknown) -> Bool { false }
  public var description: String { "…" }
  public var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// An operand of `+` beside a text.
///
/// `Unknown` is the only type that conforms. If the operators were declared for the class itself,
/// the compiler would accept the mistake `3 + title`, with 3 as the literal of an `Unknown`.
public protocol UnknownOperand {}

extension UnknownOperand {
  /// Returns the text, because an unknown value has no text.
  public static func + (one: Self, other: String) -> String { other }
  /// Returns the text, because an unknown value has no text.
  public static func + (one: String, other: Self) -> String { one }
}

extension Unknown: UnknownOperand {}

/// The class under another name, for generated source: an app may declare a type `Unknown` itself.
///
/// The name `StandIns.Unknown` does not work, because the module contains a type `StandIns`.
public typealias UnknownStandIn = Unknown
