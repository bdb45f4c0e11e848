/// A JSON value: `JSONDocument` parses it, and equal values are written as equal texts.
///
/// Members stay in the order in which they were given. Numbers have the shortest form that parses
/// to the same bits (`16`, `0.1`, `1e+21`), and zero has no sign. Numbers that JSON does not
/// support are written as the strings `"nan"`, `"inf"` and `"-inf"`, so that a layout with invalid
/// numbers can still be recorded.
package enum JSONValue: Sendable {
  case null
  case flag(Bool)
  case integer(Int)
  /// A whole number that a `Double` or an `Int` may not represent exactly, such as a seed.
  case whole(UInt64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  /// An array of which `canonical` writes each element on a line of its own.
  case lines([JSONValue])
  case object([Member])

  package typealias Member = (name: String, value: JSONValue)

  /// Returns an array of numbers.
  package static func numbers(_ numbers: [Double]) -> JSONValue { .list(numbers.map(number)) }
}

extension JSONValue {
  /// The JSON text without spaces, and with line breaks only in the arrays of the case `lines`, as
  /// stored in goldens.
  package var canonical: String {
    var bytes = CanonicalBytes()
    bytes.add(self)
    return bytes.text
  }
}

/// The canonical text of a value, built incrementally.
///
/// The text is built as bytes, because a `String` validates each piece that is appended, and each
/// quoted text would be an additional string.
private struct CanonicalBytes {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ value: JSONValue) {
    switch value {
    case .text(let text): add(quoted: text)
    case .list(let values): add(values, "[", ",", "]") { $0.add($1) }
    case .lines(let values) where !values.isEmpty:
      add(values, "[\n", ",\n", "\n]") { $0.add($1) }
    case .object(let members):
      add(members, "{", ",", "}") { bytes, member in
        bytes.add(quoted: member.name)
        bytes.add(":")
        bytes.add(member.value)
      }
    default: add(value.line)
    }
  }

  private mutating func add<Part>(
    _ parts: [Part], _ opening: String, _ comma: String, _ closing: String,
    _ add: (inout CanonicalBytes, Part) -> Void
  ) {
    self.add(opening)
    for (index, part) in parts.enumerated() {
      if index > 0 { self.add(comma) }
      add(&self, part)
    }
    self.add(closing)
  }

  private mutating func add(quoted text: String) {
    if text.utf8.contains(where: JSONValue.isEscaped) { return add(JSONValue.quoted(text)) }
    bytes.append(UInt8(ascii: "\""))
    add(text)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

extension JSONValue {
  /// The value on one line, with spaces.
  package var line: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .whole(let number): "\(number)"
    case .number(let number): number.isFinite ? number.shortest : "\"\(number.shortest)\""
    case .text(let text): Self.quoted(text)
    case .list(let values), .lines(let values):
      "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ " + members.map { "\(Self.quoted($0.name)): \($0.value.line)" }.joined(separator: ", ")
        + " }"
    }
  }

  /// The value as indented text; an array or object that fits on one line is not broken.
  package var document: String { written(indent: "") }

  private static let width = 100

  private func written(indent: String) -> String {
    let line = self.line
    if indent.count + line.count <= Self.width { return line }
    let inner = indent + "  "
    switch self {
    case .list(let values), .lines(let values):
      let lines = values.map { inner + $0.written(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { name, value in
        inner + Self.quoted(name) + ": " + value.written(indent: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return line
    }
  }

  fileprivate static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars { escape(scalar, in: &quoted) }
    return quoted + "\""
  }

  /// Returns whether a byte of a text must be escaped.
  fileprivate static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escape(_ scalar: Unicode.Scalar, in text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\u{0}"..."\u{1F}", "\u{7F}":
      // The added `0x10000` makes five digits and so keeps leading zeros; then the first digit is
      // dropped.
      text += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
    default: text.unicodeScalars.append(scalar)
    }
  }
}
