import Foundation

/// The README and the articles of all targets.
struct DocumentationFile {
  let url: URL
  let text: String

  private static let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  /// The file at a path of the package.
  init(_ path: String) throws {
    // A package may reach its folders through links, beside which other files lie.
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    let top = Self.root.appendingPathComponent(parts[0]).resolvingSymlinksInPath()
    url = parts.count > 1 ? top.appendingPathComponent(parts[1]) : top
    text = try String(contentsOf: url, encoding: .utf8)
  }

  /// Every article of every target, by its path.
  static var articles: [String] {
    let sources = root.appendingPathComponent("Sources").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(atPath: sources.path)
    return (files?.allObjects ?? []).compactMap { $0 as? String }
      .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
      .map { "Sources/\($0)" }.sorted()
  }

  /// The README, where the package stands as a whole.
  static var readme: [String] {
    let file = root.appendingPathComponent("README.md")
    return FileManager.default.fileExists(atPath: file.path) ? ["README.md"] : []
  }

  /// What links and pictures lead to, without addresses of the network and places in a page.
  var links: [String] {
    text.components(separatedBy: "](").dropFirst().compactMap { rest in
      let link = rest.prefix { $0 != ")" && $0 != "#" }
      return link.isEmpty || link.contains("://") ? nil : String(link)
    }
  }
}
