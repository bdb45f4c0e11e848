/// A text, to be written as a closure with a multi-line string literal.
struct InlineLiteral {
  let text: String

  /// Returns the closure.
  ///
  /// - Parameters:
  ///   - indentation: the white space before the closing brace.
  ///   - step: the additional white space of the lines inside.
  /// - Returns: the closure, from brace to brace.
  func closure(indentation: String, step: String) -> String {
    let inner = indentation + step
    let fence = fence
    let lines = ["\(fence)\"\"\""] + body(fence) + ["\"\"\"\(fence)"]
    let indented = lines.map { $0.isEmpty ? "" : inner + $0 }
    return "{\n\(indented.joined(separator: "\n"))\n\(indentation)}"
  }

  /// Returns the literal's lines.
  ///
  /// Only line feeds break a line. Invisible characters (`isWritten`) and spaces at the end of a
  /// line are escaped.
  private func body(_ fence: String) -> [String] {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      var written = ""
      for (place, scalar) in line.enumerated() {
        let isLast = place == line.count - 1
        // A space at the end of a line is escaped, since editors remove it.
        if Self.isWritten(scalar) && !(isLast && scalar == " ") {
          written.unicodeScalars.append(scalar)
        } else {
          written += "\\\(fence)u{\(String(scalar.value, radix: 16))}"
        }
      }
      return written
    }
  }

  /// The number signs around the literal, as many as are needed so that nothing in the text ends it
  /// or begins an escape.
  private var fence: String {
    var fence = ""
    while text.contains("\"\"\"\(fence)") || text.contains("\\\(fence)") { fence += "#" }
    return fence
  }

  /// Returns whether a character is written unescaped.
  ///
  /// Tabs and zero-width joiners, which emoji contain, are written unescaped; other invisible
  /// characters and those that change the direction of text are escaped.
  private static func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\t" || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
