import Foundation

/// The files of this package that state facts or cite them.
enum FactFiles {
  static let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
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

  /// The sources of UIKit and of the modules that it exports.
  static var ofUIKit: [FactText] {
    get throws {
      try ["CoreGraphics", "QuartzCore", "UIKit"].flatMap { try sources(of: "Sources/\($0)") }
    }
  }

  /// Returns the Swift files of a folder of the package.
  static func sources(of folder: String) throws -> [FactText] { try read(folder, "swift") }

  private static func read(_ folder: String, _ ending: String) throws -> [FactText] {
    // A package may reach its folders through links, which an enumerator does not follow.
    let folder = root.appendingPathComponent(folder).resolvingSymlinksInPath()
    return try names(in: folder.path).filter { $0.hasSuffix(".\(ending)") }
      .sorted().map { name in
        let file = folder.appendingPathComponent(name)
        return FactText(path: file.path, text: try String(contentsOf: file, encoding: .utf8))
      }
  }

  /// The paths of all files in a folder, without those of builds.
  private static func names(in folder: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var names: [String] = []
    while let name = files.nextObject() as? String {
      if name.hasSuffix(".build") { files.skipDescendants() } else { names.append(name) }
    }
    return names
  }
}
