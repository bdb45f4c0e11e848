extension JSONValue {
  /// The text, if it is one.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The truth value, if it is one.
  package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  /// The number, if it is one.
  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .whole(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The whole number, also if it is written as `2.0` or `2e0`; nil if it is none.
  package var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The elements, if it is a list.
  package var elements: [JSONValue]? {
    switch self {
    case .list(let elements), .lines(let elements): elements
    default: nil
    }
  }

  /// The members in their order, if it is an object.
  package var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The value of the first member of a name; nil if there is none, or this is no object.
  package subscript(name: String) -> JSONValue? { members?.first { $0.name == name }?.value }

  /// The members by their names, if it is an object.
  package var dictionary: [String: JSONValue]? {
    members.map { Dictionary($0.map { ($0.name, $0.value) }) { first, _ in first } }
  }

  /// The kind of the value, as error messages name it.
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
  /// Two values are the same if they are written the same: `2` and `2.0` are.
  package static func == (one: JSONValue, other: JSONValue) -> Bool { one.line == other.line }
}
