import Foundation

/// The README or an article of a target.
struct DocumentationFile {
  let url: URL
  let text: String

  private static let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  /// The file at a path of the package.
  init(_ path: String) throws {
    // The first folder of the path may be a symbolic link, beside whose target other files are.
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    let top = Self.root.appendingPathComponent(parts[0]).resolvingSymlinksInPath()
    url = parts.count > 1 ? top.appendingPathComponent(parts[1]) : top
    text = try String(contentsOf: url, encoding: .utf8)
  }

  /// Every article of every target, by its path.
  static let articles = (paths(in: "Sources") + paths(in: "Tests")).filter {
    $0.contains(".docc/") && $0.hasSuffix(".md") && !$0.contains(".build/")
  }

  /// Every documentation catalogue, without symbolic links in its path.
  static var catalogues: [URL] {
    get throws {
      try Set(articles.map { try DocumentationFile($0).url.deletingLastPathComponent() })
        .filter { $0.pathExtension == "docc" }.sorted { $0.path < $1.path }
    }
  }

  /// Every Swift file of the sources and tests, by its path.
  static let swiftFiles = (paths(in: "Sources") + paths(in: "Tests")).filter {
    $0.hasSuffix(".swift") && !$0.contains(".build/")
  }

  private static func paths(in folder: String) -> [String] {
    let top = root.appendingPathComponent(folder).resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(atPath: top.path)
    return (files?.allObjects ?? []).compactMap { $0 as? String }.map { "\(folder)/\($0)" }.sorted()
  }

  /// The path of the README; empty if the package has none.
  static var readme: [String] {
    let file = root.appendingPathComponent("README.md")
    return FileManager.default.fileExists(atPath: file.path) ? ["README.md"] : []
  }

  /// The blocks of code in a language, each with the end of its last line.
  func blocks(of language: String) -> [String] {
    let parts = text.components(separatedBy: "\n```").enumerated()
    return parts.filter { !$0.offset.isMultiple(of: 2) && $0.element.hasPrefix("\(language)\n") }
      .map { $0.element.dropFirst(language.count + 1) + "\n" }
  }

  /// The Swift files that are named between backticks.
  var namedFiles: [String] {
    text.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map(\.element).filter { $0.hasSuffix(".swift") }
  }

  /// The targets of links and pictures, without addresses of the network and places in a page.
  var links: [String] {
    let parts = text.components(separatedBy: "\n```").enumerated()
    let prose = parts.filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    // Targets are beside the text of a link, or below the article by a name: `[map]:
    // Sources/README.md`.
    let named = prose.components(separatedBy: "\n[").dropFirst().compactMap { rest in
      rest.prefix { $0 != "\n" }.split(separator: "]: ", maxSplits: 1).dropFirst().first
    }
    let beside = prose.components(separatedBy: "](").dropFirst().map { Substring($0) }
    return (beside + named).compactMap { rest in
      let link = rest.prefix { $0 != ")" && $0 != "#" }
      return link.isEmpty || link.contains("://") ? nil : String(link)
    }
  }
}
