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
  public init() {}
  public required init(stringLiteral value: String) {}
  public required init(integerLiteral value: Int) {}
  public required init(floatLiteral value: Double) {}
  public required init(booleanLiteral value: Bool) {}
  public required init(arrayLiteral elements: Any...) {}
  public required init(dictionaryLiteral elements: (AnyHashable, Any)...) {}
  public required init(nilLiteral: ()) {}
  public required init(from decoder: any Decoder) throws {}

  /// Returns a value for every member.
  public subscript(dynamicMember name: String) -> Unknown {
    get { Unknown() }
    set {}
  }
  /// Returns a value for every member, of the type that the context asks for.
  @_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value {
    get { standIn(name) }
    set {}
  }
  /// Returns a value for every element.
  public subscript(index: Any) -> Unknown {
    get { Unknown() }
    set {}
  }

  /// Returns a value for every call.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Unknown { Unknown() }
  /// Returns a value for every call, of the type that the context asks for.
  @_disfavoredOverload public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value { standIn("") }

  public func encode(to encoder: any Encoder) throws {}
  public func makeIterator() -> AnyIterator<Unknown> { AnyIterator { nil } }
  public func hash(into hasher: inout Hasher) {}
  public static func == (one: Unknown, other: Unknown) -> Bool { one === other }
  public static func < (one: Unknown, other: Unknown) -> Bool { false }
  public var description: String { "…" }
  public var id: ObjectIdentifier { ObjectIdentifier(self) }
}
