extension String {
  /// Returns the text, padded with spaces at its end to a number of characters.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text in lines that end before a column, broken at spaces.
  ///
  /// - Parameters:
  ///   - indent: the column at which each line begins; the first one is not indented.
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
