extension String {
  /// Returns the text with spaces added at its end, so that it has at least a number of characters.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text broken at spaces into lines that end before a column.
  ///
  /// - Parameters:
  ///   - indent: the column at which each line but the first begins.
  ///   - end: the number of columns; a longer word has a line of its own.
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
