/// Numbers and strings as JSON writes them.
enum JSONText {
  /// Returns the shortest text that reads back as the same double; `null` for NaN and infinities.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let text = "\(number + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a number with at most three digits after the point, to be read by people; `nan` or
  /// `inf` where it is not finite.
  static func rounded(_ number: Double) -> String {
    // Beyond this no double has three digits after its point.
    if abs(number) >= 1e12 || !number.isFinite { return "\(number)" }
    return self.number((number * 1000).rounded() / 1000)
  }

  /// `[1, 2.5]`.
  static func numbers(_ numbers: [Double]) -> String {
    "[" + numbers.map(number).joined(separator: ", ") + "]"
  }

  /// Returns a string with its quotation marks.
  static func string(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escape).joined() + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{0}"..."\u{1F}": "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
    default: String(scalar)
    }
  }
}
