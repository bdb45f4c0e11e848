/// Text of the outside world inside a message: on one line, not too long, without control
/// characters.
package enum Quotation {
  private static let limit = 60
  /// The most characters of a line: names of elements and panes come from files too.
  private static let lineLimit = 1000

  /// Returns the text in quotation marks, `none` for nil.
  package static func text(_ text: String?) -> String {
    guard let text else { return "none" }
    let line = plain(text)
    return line.count <= limit ? "“\(line)”" : "“\(line.prefix(limit - 1))…”"
  }

  /// Returns two texts with an arrow between; a common beginning is left out if they are too long.
  package static func change(_ old: String?, _ new: String?) -> String {
    if text(old) != text(new) { return "\(text(old)) → \(text(new))" }
    let (old, new) = (old ?? "", new ?? "")
    // Some of it stays, so that one sees where.
    let start = max(zip(old, new).prefix { $0 == $1 }.count - limit / 3, 0)
    let (oldEnd, newEnd) = (old.dropFirst(start), new.dropFirst(start))
    return "\(text("…\(oldEnd)")) → \(text("…\(newEnd)"))"
  }

  /// Returns the text on one line, cut where it is very long.
  package static func line(_ text: String) -> String {
    // By scalars: one character may be made of any number of them, and only they bound the length.
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(
        scalars.startIndex, offsetBy: lineLimit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return plain(text) }
    return plain(String(scalars[..<end])) + "…"
  }

  /// Returns the text on one line; control characters are shown as text.
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

  /// Joiners are kept, since emoji and Persian are spelled with them.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return true
    }
  }
}
