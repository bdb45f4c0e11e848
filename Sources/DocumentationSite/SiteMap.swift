import Foundation

/// The articles that become pages, and the destinations of their links.
struct SiteMap {
  /// The first page of the site, which lists the others.
  static let start = "Sources/DocumentationSite/DocumentationSite.docc/Quarterturn.md"

  let root: URL
  private(set) var articles: [Article]
  private let byPath: [String: Article]

  enum Destination: Equatable {
    /// A page of the site, by its name in DocC.
    case page(String)
    /// An anchor on the same page.
    case place(String)
    /// A picture or another file in the repository, by its path.
    case picture(String)
    case file(String)
    case address
  }

  /// The reason why a link does not work.
  enum DeadLink: Error {
    case noFile(String)
    case noPlace(String, in: String)
  }

  /// Reads all articles of the catalogues, and the other Markdown files that the first page lists.
  init(root: URL) throws(SiteError) {
    self.root = root
    let start = try Self.article(Self.start, in: root)
    let listed = start.links.compactMap { Self.path($0.path, from: Self.start) }
      .filter { $0.hasSuffix(".md") && !$0.contains(".docc/") }
    var articles = [start]
    for path in Self.articlesOfCatalogues(in: root) + listed where path != Self.start {
      guard FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path) else {
        continue
      }
      articles.append(try Self.article(path, in: root))
    }
    self.articles = articles
    byPath = Dictionary(articles.map { ($0.path, $0) }) { first, _ in first }
    try requireDistinctNames()
  }

  private static func article(_ path: String, in root: URL) throws(SiteError) -> Article {
    guard
      let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    else { throw .unreadable(path) }
    return Article(path: path, text: text)
  }

  private static func articlesOfCatalogues(in root: URL) -> [String] {
    ["Sources", "Tests"].flatMap { folder -> [String] in
      let files = FileManager.default.enumerator(
        atPath: root.appendingPathComponent(folder).resolvingSymlinksInPath().path)
      return (files?.allObjects ?? []).compactMap { $0 as? String }.map { "\(folder)/\($0)" }
    }
    .filter { $0.contains(".docc/") && $0.hasSuffix(".md") && !$0.contains(".build/") }.sorted()
  }

  private func requireDistinctNames() throws(SiteError) {
    var paths: [String: String] = [:]
    for article in articles {
      let name = pageName(of: article).lowercased()
      if let other = paths.updateValue(article.path, forKey: name) {
        throw .twoPages(other, article.path)
      }
    }
  }

  /// Returns the name of an article's page.
  ///
  /// The first page is named `Quarterturn`, so a target's page with that name gets a prefix.
  func pageName(of article: Article) -> String {
    article.path != Self.start && article.name.lowercased() == "quarterturn"
      ? "Command-\(article.name)" : article.name
  }

  func destination(of link: Link, in article: Article) throws(DeadLink) -> Destination {
    if link.isAddress { return .address }
    guard !link.path.isEmpty else { return .place(try place(link.anchor ?? "", in: article)) }
    guard let path = Self.path(link.path, from: article.path),
      FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    else { throw .noFile(link.path) }
    guard let page = byPath[path] else {
      return path.hasSuffix(".png") ? .picture(path) : .file(path)
    }
    guard let anchor = link.anchor else { return .page(pageName(of: page)) }
    return .page("\(pageName(of: page))#\(try place(anchor, in: page))")
  }

  private func place(_ anchor: String, in article: Article) throws(DeadLink) -> String {
    guard let place = article.places[anchor] else {
      throw .noPlace(anchor, in: article.path)
    }
    return place
  }

  /// Returns the path, relative to the root, that a relative path in an article means; nil if it
  /// leads above the root.
  static func path(_ relative: String, from article: String) -> String? {
    var parts = article.split(separator: "/").dropLast().map(String.init)
    for part in relative.split(separator: "/").map(String.init) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// The broken links in all articles.
  var deadLinks: [Finding] {
    articles.flatMap { article in
      article.links.compactMap { link -> Finding? in
        do throws(DeadLink) {
          _ = try destination(of: link, in: article)
          return nil
        } catch {
          return Finding(path: article.path, line: link.line + 1, message: error.message)
        }
      }
    }
  }
}

extension SiteMap.DeadLink {
  /// The error message, with advice on the correction.
  var message: String {
    switch self {
    case .noFile(let path): "\(path) does not exist. Correct the link, or add the file"
    case .noPlace(let place, let path):
      "\(path) has no heading for #\(place). Correct the link, or the heading"
    }
  }
}
