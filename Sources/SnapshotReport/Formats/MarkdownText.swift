/// Text inside Markdown, whatever characters it has.
///
/// Everything that comes from files is in code, where nothing is a link, a mention or a tag.
enum MarkdownText {
  /// Returns lines as a block of code, whose fence is longer than any within.
  static func block(_ lines: [String]) -> [String] {
    let lines = lines.flatMap { plain($0).split(separator: "\n", omittingEmptySubsequences: false) }
      .map(String.init)
    let longest = lines.map { longestRun(of: "`", in: $0) }.max() ?? 0
    // A fence ends at the first line of as many marks.
    let fence = String(repeating: "`", count: max(longest + 1, 3))
    return ["\(fence)text"] + lines + [fence]
  }

  /// Returns text as HTML's code, for places without fences.
  static func code(_ text: String) -> String {
    let escaped = plain(text).map { character in
      ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": " ", "`": "&#96;"][character]
        ?? String(character)
    }
    return "<code>\(escaped.joined())</code>"
  }

  /// Removes characters that no page shows, and makes every line's end a line feed.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      if !isControl || scalar == "\n" || scalar == "\t" { plain.unicodeScalars.append(scalar) }
    }
    return plain
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for other in text {
      run = other == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
