import Foundation

/// A value to be written as JSON, whose members stay in the order they were given.
enum JSONValue {
  case null
  case flag(Bool)
  case number(Double)
  /// A number that a double may not hold, such as a seed.
  case whole(UInt64)
  case text(String)
  case list([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// The numbers of a rectangle, a size, a point.
  static func numbers(_ numbers: CGFloat...) -> JSONValue { .list(numbers.map { .number($0) }) }

  /// The value on one line.
  var line: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): Self.word(for: number)
    case .whole(let number): "\(number)"
    case .text(let text): Self.quoted(text)
    case .list(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ " + members.map { "\(Self.quoted($0.name)): \($0.value.line)" }.joined(separator: ", ")
        + " }"
    }
  }

  /// The value on as many lines as it needs: what fits on one line stays there.
  var document: String { written(indent: "", room: Self.width) }

  private static let width = 100

  private func written(indent: String, room: Int) -> String {
    let line = self.line
    if indent.count + line.count <= room { return line }
    let inner = indent + "  "
    switch self {
    case .list(let values):
      let lines = values.map { inner + $0.written(indent: inner, room: room) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { name, value in
        inner + Self.quoted(name) + ": " + value.written(indent: inner, room: room)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return line
    }
  }

  /// The shortest text that reads back as the same double; `null` for what is no number.
  private static func word(for number: Double) -> String {
    guard number.isFinite else { return "null" }
    let text = "\(number + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\u{0}"..."\u{1F}": "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
    default: String(scalar)
    }
  }
}
