extension JSONValue {
  /// The string; nil for other values.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The Boolean; nil for other values.
  package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  /// The number as a `Double`; nil for other values.
  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .whole(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The whole number, even if it is written as `2.0` or `2e0`; nil for other values, and for a
  /// number that does not fit an `Int`.
  package var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The elements of an array; nil for other values.
  package var elements: [JSONValue]? {
    switch self {
    case .list(let elements), .lines(let elements): elements
    default: nil
    }
  }

  /// The members of an object, in order; nil for other values.
  package var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The value of the first member with a name; nil if there is none, or if this is not an object.
  package subscript(name: String) -> JSONValue? { members?.first { $0.name == name }?.value }

  /// The members of an object by name; nil for other values.
  ///
  /// If a name is repeated, the first is used.
  package var dictionary: [String: JSONValue]? {
    members.map { Dictionary($0.map { ($0.name, $0.value) }) { first, _ in first } }
  }

  /// The kind of the value, as in error messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .integer, .whole, .number: "a number"
    case .text: "a string"
    case .list, .lines: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: Equatable {
  /// Returns whether both values are written as the same text; the numbers `2` and `2.0` are equal.
  package static func == (one: JSONValue, other: JSONValue) -> Bool { one.line == other.line }
}
