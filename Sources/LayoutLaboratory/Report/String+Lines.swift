extension String {
  /// Returns the text with each line that is not empty indented by a number of spaces.
  func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }

  /// Returns the text wrapped to lines of at most `width` characters, with the first line indented
  /// by `indent` spaces and the others by `hanging`.
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
