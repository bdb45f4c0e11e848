extension String {
  /// Returns the text with spaces added at its end, so that it has at least a number of characters.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text broken at spaces into lines of at most a number of columns, including the
  /// indent.
  ///
  /// - Parameters:
  ///   - indent: the number of columns before the first line, which the caller has written, and of
  ///     spaces before each other line.
  ///   - end: the maximum number of columns; a word that is too long for any line has its own line.
  /// - Returns: the lines, separated by line feeds.
  package func wrapped(from indent: Int, to end: Int) -> String {
    var lines = [""]
    for word in split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if indent + last.count + 1 + word.count <= end {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
