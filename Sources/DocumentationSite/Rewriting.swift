import Foundation

/// The rewriting of articles for DocC, line by line.
///
/// DocC does not support links to files, so links to articles become names of pages, and links to
/// other files become URLs of these files in the repository. Lines keep their numbers, so that
/// DocC's messages refer to the article's own lines.
struct Rewriting {
  let map: SiteMap
  /// The modules that have a symbol graph.
  let modules: Set<String>
  /// The URL of the repository's files, without a slash at the end.
  let repository: String

  /// Returns the text of an article, with links that work in DocC.
  func text(of article: Article) throws(SiteError) -> String {
    var lines = article.lines
    for link in article.links.reversed() {
      lines[link.line].replaceSubrange(link.range, with: try target(of: link, in: article))
    }
    let isCode = CodeBlocks.lines(of: lines)
    var isList = false
    for number in lines.indices where !isCode[number] {
      if lines[number].hasPrefix("## ") { isList = lines[number] == "## Topics" }
      lines[number] = symbols(in: lines[number], of: article)
      if isList, let item = lines[number].firstMatch(of: /^- \[.*?\]\((doc:[^)]+)\).*$/) {
        lines[number] = "- <\(item.output.1)>"
      }
    }
    // Add the metadata at the end, so that lines keep their numbers.
    if article.path == SiteMap.start { lines += ["", "@Metadata {", "  @TechnologyRoot", "}", ""] }
    return lines.joined(separator: "\n")
  }

  private func target(of link: Link, in article: Article) throws(SiteError) -> String {
    let destination: SiteMap.Destination
    do throws(SiteMap.DeadLink) {
      destination = try map.destination(of: link, in: article)
    } catch {
      throw .broken([Finding(path: article.path, line: link.line + 1, message: error.message)])
    }
    switch destination {
    case .page(let name): return "doc:\(name)"
    case .place(let place): return "#\(place)"
    case .picture(let path):
      guard let name = Self.pictureName(path), path.hasPrefix(article.catalogue) else {
        return "\(repository)/\(path)"
      }
      return name
    case .file(let path): return "\(repository)/\(path)"
    case .address: return link.target
    }
  }

  /// Returns the unique name of a catalogue's picture in the combined catalogue, since pictures of
  /// two targets may have the same name; nil for a file outside of all catalogues.
  static func pictureName(_ path: String) -> String? {
    path.firstMatch(of: /([^\/]+)\.docc\/(?:.*\/)?([^\/]+)$/).map {
      "\($0.output.1)-\($0.output.2)"
    }
  }

  /// Returns a line in which names of symbols link to the API reference if the article's module has
  /// one, and are plain code otherwise; other code in headings becomes text.
  private func symbols(in line: String, of article: Article) -> String {
    let hasReference = article.target.map(modules.contains) ?? false
    if line == "## Topics", !hasReference, article.path != SiteMap.start { return "## Types" }
    var line = line
    for span in CodeBlocks.spans(of: line).reversed() {
      let code = line[span].drop { $0 == "`" }.prefix { $0 != "`" }
      guard line[span] == "``\(code)``" else {
        // DocC would show the backticks in a heading literally.
        if line.hasPrefix("#") { line.replaceSubrange(span, with: code) }
        continue
      }
      if !hasReference {
        line.replaceSubrange(span, with: line.hasPrefix("#") ? "\(code)" : "`\(code)`")
      } else if !article.isTargetPage, let target = article.target {
        line.replaceSubrange(span, with: "``\(target)/\(code)``")
      }
    }
    return line
  }
}

extension Article {
  /// The path of the catalogue that contains the article, with a slash at the end; empty for other
  /// articles.
  var catalogue: String {
    path.range(of: ".docc/").map { String(path[..<$0.upperBound]) } ?? ""
  }
}
