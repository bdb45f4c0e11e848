import Foundation

/// A documentation catalogue with all articles of the site and their pictures.
struct Catalogue {
  let folder: URL
  private let paths: [String: String]

  /// Writes the articles, rewritten for DocC, and the pictures of their catalogues.
  init(of rewriting: Rewriting, to folder: URL) throws {
    self.folder = folder
    var paths: [String: String] = [:]
    for article in rewriting.map.articles {
      let name = "\(rewriting.map.pageName(of: article)).md"
      paths[name] = article.path
      try Self.write(Data(try rewriting.text(of: article).utf8), to: folder, name)
    }
    self.paths = paths
    for catalogue in Set(rewriting.map.articles.map(\.catalogue)) where !catalogue.isEmpty {
      try Self.copyPictures(of: catalogue, from: rewriting.map.root, to: folder)
    }
  }

  /// Returns the path of the article from which a file in the catalogue was made.
  func article(of file: String) -> String? { paths[file] }

  private static func write(_ data: Data, to folder: URL, _ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent(name))
  }

  private static func copyPictures(of catalogue: String, from root: URL, to folder: URL) throws {
    let source = root.appendingPathComponent(catalogue)
    for file in try FileManager.default.subpathsOfDirectory(atPath: source.path) {
      guard file.hasSuffix(".png"), let name = Rewriting.pictureName(catalogue + file) else {
        continue
      }
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(file), to: folder.appendingPathComponent(name))
    }
  }
}
