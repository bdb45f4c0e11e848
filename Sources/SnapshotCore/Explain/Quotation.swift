/// Text of the outside world inside a message: on one line, not too long, without control characters.
enum Quotation {
  private static let limit = 60

  /// Returns the text in quotation marks, `none` for nil.
  static func text(_ text: String?) -> String {
    guard let text else { return "none" }
    let line = plain(text)
    return line.count <= limit ? "“\(line)”" : "“\(line.prefix(limit - 1))…”"
  }

  /// Returns the text on one line; what a terminal would obey is shown instead.
  static func plain(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        line += "⏎"
      } else if isHarmless(scalar) {
        line.unicodeScalars.append(scalar)
      } else {
        line += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return line
  }

  /// Joiners are kept, since emoji and Persian are spelled with them.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return true
    }
  }
}
