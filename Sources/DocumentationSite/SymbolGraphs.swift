import Foundation

/// Functions for the symbol graphs that the compiler wrote for modules.
enum SymbolGraphs {
  /// Returns the modules whose symbol graphs are in a folder.
  static func modules(in folder: URL) throws -> Set<String> {
    let end = ".symbols.json"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(files.filter { $0.hasSuffix(end) }.map { String($0.dropLast(end.count)) })
  }
}

extension SiteMap {
  /// The URL of the repository's files on its main branch, made from the package's URL in the
  /// README.
  var repository: String {
    get throws(SiteError) {
      let readme = root.appendingPathComponent("README.md")
      guard let text = try? String(contentsOf: readme, encoding: .utf8),
        let match = text.firstMatch(of: /\.package\(url: "([^"]+)"/)
      else { throw .unreadable("README.md") }
      return "\(match.output.1)/blob/main"
    }
  }
}

extension Site {
  /// Moves the site to a folder, which must be missing, empty, or an earlier site.
  func replace(_ output: URL) throws {
    let manager = FileManager.default
    let files = (try? manager.contentsOfDirectory(atPath: output.path)) ?? []
    if manager.fileExists(atPath: output.path) {
      guard files.isEmpty || Set(files).isSuperset(of: ["data", "documentation", "metadata.json"])
      else { throw SiteError.noSite(output.path) }
      try manager.removeItem(at: output)
    }
    try manager.moveItem(at: folder, to: output)
  }
}
