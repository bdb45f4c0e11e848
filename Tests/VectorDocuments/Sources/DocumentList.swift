import Foundation

/// The documents that are judged.
struct DocumentList {
  /// The paths of the documents in the folder, sorted.
  private(set) var paths: [String]
  /// The documents' levels of difficulty in the file of levels, by path; documents that it does not
  /// name are plain.
  private(set) var levels: [String: String] = [:]

  /// Finds the documents in a folder: those that a list names, or all if there is no list.
  init(_ options: Options) throws {
    paths = try options.list.map(Self.read) ?? Self.all(in: options.folder)
    paths = paths.filter { $0.lowercased().hasSuffix(".svg") || $0.lowercased().hasSuffix(".pdf") }
    for text in options.only { paths = paths.filter { $0.contains(text) } }
    paths.sort()
    if let file = options.levels { levels = try Self.readLevels(file) }
  }

  /// A list with the form of `assets-shown.json`.
  private struct Repositories: Decodable {
    struct Repository: Decodable {
      var repository: String
      var paths: [String]
    }

    var repositories: [Repository]
  }

  private static func read(_ file: String) throws -> [String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    return try JSONDecoder().decode(Repositories.self, from: data).repositories.flatMap { one in
      one.paths.map { folder(one.repository) + "/" + $0 }
    }
  }

  /// Reads the paths of each repository of each level.
  private static func readLevels(_ file: String) throws -> [String: String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let levels = try JSONDecoder().decode([String: [String: [String]]].self, from: data)
    var result: [String: String] = [:]
    for (level, repositories) in levels {
      for (repository, paths) in repositories {
        for path in paths { result[folder(repository) + "/" + path] = level }
      }
    }
    return result
  }

  private static func folder(_ repository: String) -> String {
    repository.replacing("/", with: "+")
  }

  private static func all(in folder: String) -> [String] {
    FileManager.default.enumerator(atPath: folder)?.allObjects.compactMap { $0 as? String } ?? []
  }
}
