/// Functions that escape text for XML 1.0.
enum XMLText {
  /// Returns text escaped for the contents of an element; line feeds and tabs are kept.
  static func content(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? String($0) : escape($0) }.joined()
  }

  /// Returns text escaped for an attribute's value; line feeds and tabs become character
  /// references.
  static func attribute(_ text: String) -> String {
    text.unicodeScalars.map(escape).joined()
  }

  /// Escapes a character.
  ///
  /// A control character or noncharacter is shown in Swift's notation, such as `\u{1b}`.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": return "&amp;"
    case "<": return "&lt;"
    case ">": return "&gt;"
    case "\"": return "&quot;"
    case "\t", "\n", "\r": return "&#\(scalar.value);"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": return shown(scalar)
    // The last two scalars of every plane are noncharacters.
    default: return scalar.value & 0xFFFE == 0xFFFE ? shown(scalar) : String(scalar)
    }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }
}
