/// Text escaped for XML 1.0.
enum XMLText {
  /// Returns text for between tags; lines stay lines.
  static func content(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? String($0) : escape($0) }.joined()
  }

  /// Returns text for between quotation marks; line feeds and tabs survive there as numbers.
  static func attribute(_ text: String) -> String {
    text.unicodeScalars.map(escape).joined()
  }

  /// Shows a character that no XML file can hold, even as a number, as Swift writes it: `\u{1b}`.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": return "&amp;"
    case "<": return "&lt;"
    case ">": return "&gt;"
    case "\"": return "&quot;"
    case "\t", "\n", "\r": return "&#\(scalar.value);"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": return shown(scalar)
    // The last two scalars of every plane are no characters.
    default: return scalar.value & 0xFFFE == 0xFFFE ? shown(scalar) : String(scalar)
    }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }
}
