import Foundation

/// A Markdown file of the repository that becomes a page of the site.
struct Article {
  /// The path relative to the repository's root, such as
  /// `Sources/Porting/Porting.docc/PortingSource.md`.
  let path: String
  let lines: [String]
  let links: [Link]

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    links = Link.all(in: lines)
  }

  /// The target whose catalogue contains the article; nil for other files.
  var target: String? {
    path.firstMatch(of: /([^\/]+)\.docc\//).map { String($0.output.1) }
  }

  /// Whether the article is the main page of its target.
  var isTargetPage: Bool { path.hasSuffix(".docc/\(target ?? "").md") }

  /// The name of the page: the file's name, or the folder's if the file is a `README`.
  var name: String {
    let parts = path.split(separator: "/").map(String.init)
    let file = parts.last.map { $0.replacing(/\.md$/, with: "") } ?? path
    guard file == "README", parts.count > 1 else { return file }
    return parts[parts.count - 2]
  }

  /// The anchor of each of the article's headings in DocC, keyed by its anchor on GitHub; of
  /// headings with equal anchors, the first counts.
  var places: [String: String] {
    let isCode = CodeBlocks.lines(of: lines)
    let headings = zip(lines, isCode).compactMap { line, isCode -> String? in
      guard !isCode, let heading = line.firstMatch(of: /^#+ +(.*?) *$/) else { return nil }
      return String(heading.output.1)
    }
    let pairs = headings.map { (Self.placeOnGitHub($0), Self.placeInDocC($0)) }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func placeOnGitHub(_ heading: String) -> String {
    heading.lowercased().filter {
      $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
    }
    .replacing(" ", with: "-")
  }

  private static func placeInDocC(_ heading: String) -> String {
    let words = heading.replacing("`", with: "").split(separator: " ")
    return words.joined(separator: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" }
  }
}
