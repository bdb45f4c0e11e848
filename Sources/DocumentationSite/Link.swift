/// A link or a picture in an article: `[text](target)`, `![text](target)` or `[name]: target`.
struct Link: Equatable {
  /// The line, counted from 0.
  let line: Int
  /// The range of the target in the line.
  let range: Range<String.Index>
  let target: String

  /// Whether the target is a URL instead of the path of a file in the repository.
  var isAddress: Bool {
    target.contains("://") || target.hasPrefix("mailto:") || target.hasPrefix("doc:")
  }

  /// The target without its anchor.
  var path: String { String(target.prefix { $0 != "#" }) }

  /// The anchor in the target: `b` of `a.md#b`.
  var anchor: String? {
    target.firstIndex(of: "#").map { String(target[target.index(after: $0)...]) }
  }

  /// Returns the links in an article, except for those in code.
  static func all(in lines: [String]) -> [Link] {
    zip(lines.indices, CodeBlocks.lines(of: lines)).flatMap { number, isCode in
      isCode ? [] : links(in: lines[number], number: number)
    }
  }

  private static func links(in line: String, number: Int) -> [Link] {
    let spans = CodeBlocks.spans(of: line)
    var links: [Link] = []
    if let definition = line.firstMatch(of: /^ {0,3}\[[^\]]+\]: +(\S+)/) {
      let range = definition.output.1.startIndex..<definition.output.1.endIndex
      links.append(Link(line: number, range: range, target: String(line[range])))
    }
    for match in line.matches(of: /\]\(<?([^)\s>]+)/)
    where !spans.contains(where: { $0.contains(match.range.lowerBound) }) {
      let range = match.output.1.startIndex..<match.output.1.endIndex
      links.append(Link(line: number, range: range, target: String(line[range])))
    }
    return links
  }
}
