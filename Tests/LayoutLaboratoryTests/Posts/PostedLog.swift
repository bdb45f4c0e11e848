import Foundation

/// A log as a post shows it: with addresses, with the backslashes of its typesetting, with blanks
/// at the ends of lines.
struct PostedLog {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The lines without what says nothing about a layout.
  var lines: [String] {
    text.replacingOccurrences(of: "\\", with: "").split(separator: "\n").map { line in
      line.replacing(/: 0x[0-9a-f]+/, with: "").trimmingCharacters(in: .whitespaces)
    }
  }
}
