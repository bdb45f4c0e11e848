import Foundation

/// The documents that are judged.
struct DocumentList {
  /// The folder with the checkouts, each in a folder `OWNER+NAME`.
  var folder: String
  /// The paths in the folder, sorted.
  var paths: [String]

  /// Finds the documents in a folder: those that a list names, or all if there is no list.
  init(folder: String, list: String?, only: String?) throws {
    self.folder = folder
    paths = try list.map { try Self.read($0) } ?? Self.all(in: folder)
    if let only { paths = paths.filter { $0.contains(only) } }
    paths.sort()
  }

  /// A list with the form of `ib-shown.json`.
  private struct Repositories: Decodable {
    struct Repository: Decodable {
      var repository: String
      var paths: [String]
    }

    var repositories: [Repository]
  }

  private static func read(_ list: String) throws -> [String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: list))
    return try JSONDecoder().decode(Repositories.self, from: data).repositories.flatMap { one in
      one.paths.map { "\(one.repository.replacing("/", with: "+"))/\($0)" }
    }
  }

  private static func all(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    return files.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
    }
  }

  /// Returns the bytes of a document; nil if there is no such file.
  func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(folder)/\(path)").map { [UInt8]($0) }
  }
}
