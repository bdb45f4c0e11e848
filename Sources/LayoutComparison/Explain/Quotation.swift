/// The formatting of text from outside (files, users) for messages: on one line, truncated, with
/// control characters escaped.
package enum Quotation {
  private static let limit = 60
  /// The maximum length of a line.
  ///
  /// A line may contain names from files, which can be long.
  private static let lineLimit = 1000

  /// Returns the text in quotation marks, with at most 60 characters; `none` if there is no text.
  package static func text(_ text: String?) -> String {
    guard let text else { return "none" }
    let line = plain(text)
    return line.count <= limit ? "“\(line)”" : "“\(line.prefix(limit - 1))…”"
  }

  /// Returns two texts with an arrow between them.
  ///
  /// If the difference would be cut off, most of the common beginning is left out.
  package static func change(_ old: String?, _ new: String?) -> String {
    if text(old) != text(new) { return "\(text(old)) → \(text(new))" }
    let (old, new) = (old ?? "", new ?? "")
    // Some of the common beginning is kept to show the context.
    let start = max(zip(old, new).prefix { $0 == $1 }.count - limit / 3, 0)
    let (oldEnd, newEnd) = (old.dropFirst(start), new.dropFirst(start))
    return "\(text("…\(oldEnd)")) → \(text("…\(newEnd)"))"
  }

  /// Returns the text on one line, truncated if it is very long.
  package static func line(_ text: String) -> String {
    // The limit counts Unicode scalars, because a single character may consist of any number of
    // them.
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(
        scalars.startIndex, offsetBy: lineLimit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return plain(text) }
    return plain(String(scalars[..<end])) + "…"
  }

  /// Returns the text on one line, with control characters escaped.
  package static func plain(_ text: String) -> String {
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

  /// Returns whether a scalar may be printed.
  ///
  /// Joiners are kept, because emoji and Persian need them.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return true
    }
  }
}
