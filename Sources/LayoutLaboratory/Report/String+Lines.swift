extension String {
  /// The lines of the text, so many blanks to the right.
  func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }

  /// The words in lines of at most 100 characters: the first so many blanks to the right, the
  /// others a little more.
  func wrapped(indent: Int, hanging: Int, width: Int = 100) -> String {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isFresh = true
    for word in split(separator: " ") {
      if !isFresh, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isFresh) = (String(repeating: " ", count: hanging), true)
      }
      line += (isFresh ? "" : " ") + word
      isFresh = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
