import Foundation

/// The prose of a Markdown file: no blocks and no spans of code.
struct ArticleText {
  let path: String
  let text: String

  var lines: [Passage] {
    var isCode = false
    return text.components(separatedBy: "\n").enumerated().compactMap { index, line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
        return nil
      }
      guard !isCode else { return nil }
      let prose = line.replacing(/`[^`]*`/, with: "`…`")
      return Passage(kind: .article, path: path, line: index + 1, text: prose)
    }
  }
}
