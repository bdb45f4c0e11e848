/// A text as a closure with a string literal of several lines.
struct InlineLiteral {
  let text: String

  /// Returns the closure.
  ///
  /// - Parameters:
  ///   - indentation: what the closing brace's line begins with.
  ///   - step: what a line within begins with beyond that.
  /// - Returns: the closure, from brace to brace.
  func closure(indentation: String, step: String) -> String {
    let inner = indentation + step
    let fence = fence
    let lines = ["\(fence)\"\"\""] + body(fence) + ["\"\"\"\(fence)"]
    let indented = lines.map { $0.isEmpty ? "" : inner + $0 }
    return "{\n\(indented.joined(separator: "\n"))\n\(indentation)}"
  }

  /// Lines are cut at line feeds only; other controls are escaped.
  private func body(_ fence: String) -> [String] {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      var written = ""
      for (place, scalar) in line.enumerated() {
        let isLast = place == line.count - 1
        // A blank at the end of a line is escaped, since editors remove it.
        if Self.isWritten(scalar) && !(isLast && scalar == " ") {
          written.unicodeScalars.append(scalar)
        } else {
          written += "\\\(fence)u{\(String(scalar.value, radix: 16))}"
        }
      }
      return written
    }
  }

  /// Enough number signs that nothing in the text ends the literal or escapes.
  private var fence: String {
    var fence = ""
    while text.contains("\"\"\"\(fence)") || text.contains("\\\(fence)") { fence += "#" }
    return fence
  }

  /// Tabs are plain; characters that are invisible or change the direction of text are not.
  private static func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\t" || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
