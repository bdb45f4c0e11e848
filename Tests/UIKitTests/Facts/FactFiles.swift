import Foundation

/// The files of this package that state facts or cite them.
enum FactFiles {
  private static let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  /// The articles, in the documentation of the UIKit target.
  static var articles: [FactText] { get throws { try read("Sources/UIKit/UIKit.docc", "md") } }

  /// All sources and tests, and the fixtures of the tests.
  static var sources: [FactText] {
    get throws {
      try read("Sources", "swift") + read("Tests", "swift")
        + read("Tests", "json").filter { $0.path.contains("/Fixtures/") }
    }
  }

  private static func read(_ folder: String, _ ending: String) throws -> [FactText] {
    // A package may reach its folders through links, which an enumerator does not follow.
    let folder = root.appendingPathComponent(folder).resolvingSymlinksInPath()
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(".\(ending)") && !$0.contains(".build/") }
      .sorted().map { name in
        let file = folder.appendingPathComponent(name)
        return FactText(path: file.path, text: try String(contentsOf: file, encoding: .utf8))
      }
  }
}
