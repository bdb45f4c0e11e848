import Foundation

/// The comments of a source file that have lines of their own.
struct SourceComments {
  struct Comment {
    let path: String
    /// The line at which it begins, from 1.
    let line: Int
    /// Whether it begins with `///`.
    let isDocumentation: Bool
    /// The text, its lines joined by blanks.
    var text: String
  }

  let all: [Comment]

  /// Reads the comments of a file, from the first line to the last.
  init(_ file: FactText) {
    var all: [Comment] = []
    var isOpen = false
    for (index, line) in file.text.components(separatedBy: "\n").enumerated() {
      let code = line.trimmingCharacters(in: .whitespaces)
      defer { isOpen = code.hasPrefix("//") }
      guard code.hasPrefix("//") else { continue }
      let text = code.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
      if isOpen {
        all[all.count - 1].text += " \(text)"
      } else {
        all.append(
          Comment(
            path: file.path, line: index + 1, isDocumentation: code.hasPrefix("///"), text: text))
      }
    }
    self.all = all
  }
}
