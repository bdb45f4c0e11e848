/// Functions that find the code in a Markdown text.
enum CodeBlocks {
  /// Returns for each line whether it belongs to a fenced code block, including its fences.
  static func lines(of lines: [String]) -> [Bool] {
    var fence: Substring?
    return lines.map { line in
      let mark = line.drop { $0 == " " }.prefix { $0 == "`" || $0 == "~" }
      if let open = fence {
        if mark.hasPrefix(open), line.drop(while: { $0 == " " }).count == mark.count { fence = nil }
        return true
      }
      guard mark.count >= 3 else { return false }
      fence = mark
      return true
    }
  }

  /// Returns the ranges of inline code in a line, which begin and end with the same number of
  /// backticks, and the ranges of backticks that are not closed.
  static func spans(of line: String) -> [Range<String.Index>] {
    var spans: [Range<String.Index>] = []
    var start = line.startIndex
    while let open = line[start...].firstMatch(of: /`+/)?.range {
      let mark = line[open]
      let closing = line[open.upperBound...].matches(of: /`+/).first {
        $0.output.count == mark.count
      }
      spans.append(open.lowerBound..<(closing?.range.upperBound ?? open.upperBound))
      start = spans[spans.count - 1].upperBound
    }
    return spans
  }
}
