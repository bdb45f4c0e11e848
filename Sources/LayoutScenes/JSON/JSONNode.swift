/// A value of a JSON text together with where it begins.
///
/// Objects keep their members in the order of the text, because a scene's variants are drawn in
/// the order they are written.
struct JSONNode: Equatable, Sendable {
  /// The kinds of value JSON knows.
  enum Value: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  var value: Value
  /// The index of the value's first byte in the text.
  var offset: Int
}

/// One `"key": value` of a JSON object.
struct JSONMember: Equatable, Sendable {
  var key: String
  /// The index of the key's opening quotation mark in the text.
  var keyOffset: Int
  var value: JSONNode
}

extension JSONNode {
  /// The kind of the value, as error messages name it.
  var kind: String {
    switch value {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
