/// A formatter that embeds arbitrary text in Markdown.
///
/// All text from files is formatted as code, in which links, mentions and tags have no effect.
enum MarkdownText {
  /// Returns lines as a code block whose fence is longer than any run of backticks inside it.
  static func block(_ lines: [String]) -> [String] {
    let lines = lines.flatMap { plain($0).split(separator: "\n", omittingEmptySubsequences: false) }
      .map(String.init)
    let longest = lines.map { longestRun(of: "`", in: $0) }.max() ?? 0
    // A fence ends at the first line with at least as many backticks.
    let fence = String(repeating: "`", count: max(longest + 1, 3))
    return ["\(fence)text"] + lines + [fence]
  }

  /// Returns text as an HTML `code` element, for positions where a fenced block is not possible.
  static func code(_ text: String) -> String {
    let escaped = plain(text).map { character in
      ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": " ", "`": "&#96;"][character]
        ?? String(character)
    }
    return "<code>\(escaped.joined())</code>"
  }

  /// Returns a text without its control characters; line feeds and tabs are kept.
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
