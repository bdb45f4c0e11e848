import Foundation

/// The static site that docc wrote.
struct Site {
  let folder: URL

  /// Writes an `index.html` that redirects to the first page.
  func addStart() throws {
    let page = """
      <!doctype html>
      <meta charset="utf-8">
      <title>Quarterturn</title>
      <meta http-equiv="refresh" content="0; url=documentation/quarterturn/">
      <a href="documentation/quarterturn/">Quarterturn</a>

      """
    try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"))
  }

  /// Returns the links and pictures whose files are missing in the site, and the articles without a
  /// page.
  func findings(for map: SiteMap) throws -> [Finding] {
    try map.articles.flatMap { article -> [Finding] in
      guard let page = page(of: map.pageName(of: article)) else {
        return [Finding(path: article.path, line: nil, message: "the site has no page for it")]
      }
      return try deadReferences(of: page).map { target in
        let line = article.lines.firstIndex { $0.contains(Self.name(of: target, in: article)) }
        return Finding(
          path: article.path, line: line.map { $0 + 1 }, message: "the site has no \(target)")
      }
    }
  }

  /// Returns the name with which an article links to a file in the site, without the file
  /// extension.
  private static func name(of target: String, in article: Article) -> Substring {
    let file = target.split(separator: "/").last ?? ""
    let own = article.target.map { "\($0)-" } ?? ""
    return file.dropFirst(file.hasPrefix(own) ? own.count : 0).prefix { !"@~.".contains($0) }
  }

  private func page(of name: String) -> URL? {
    let name = name.lowercased()
    let places = ["quarterturn/\(name)", name].map { "data/documentation/\($0).json" }
    return places.map(folder.appendingPathComponent).first { isThere($0) }
  }

  private func deadReferences(of page: URL) throws -> [String] {
    try JSONDecoder().decode(Page.self, from: Data(contentsOf: page)).references.values
      .flatMap(\.targets).filter { !isThere(folder.appendingPathComponent($0)) }.sorted()
  }

  private func isThere(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
}

/// The references in the data of a page.
private struct Page: Decodable {
  struct Reference: Decodable {
    struct Variant: Decodable { var url: String }
    var type: String
    var url: String?
    var variants: [Variant]?

    /// The files in the site that the reference needs.
    var targets: [String] {
      switch type {
      case "topic", "section":
        url.map { ["data\($0.prefix { $0 != "#" }).json"] } ?? []
      case "image": (variants ?? []).map(\.url).filter { !$0.contains("://") }
      default: []
      }
    }
  }
  var references: [String: Reference]
}
