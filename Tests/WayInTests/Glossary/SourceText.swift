import Foundation

/// The comments that have lines of their own, and the messages, of a Swift file.
struct SourceText {
  private let path: String
  private let text: String

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
  }

  /// The comments, from the first line to the last.
  var comments: [Passage] {
    var all: [Passage] = []
    var isOpen = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let code = line.trimmingCharacters(in: .whitespaces)
      defer { isOpen = code.hasPrefix("//") }
      guard code.hasPrefix("//") else { continue }
      let text = code.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
      if isOpen {
        all[all.count - 1].text += " \(text)"
      } else {
        let kind: Passage.Kind = code.hasPrefix("///") ? .documentation : .comment
        all.append(Passage(kind: kind, path: path, line: index + 1, text: text))
      }
    }
    return all
  }

  /// The string literals of two words or more, without interpolated values.
  var messages: [Passage] {
    var reader = LiteralReader(text)
    return reader.literals().filter { $0.text.contains(" ") }.map {
      Passage(
        kind: .message, path: path, line: $0.line,
        text: $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
  }
}
