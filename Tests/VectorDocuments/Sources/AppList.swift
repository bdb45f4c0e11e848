import Foundation

/// The checkouts of apps whose calls are counted.
struct AppList {
  /// The apps of the list whose checkout is in the folder, each with its path.
  private(set) var found: [(name: String, path: String)] = []
  /// The apps of the list without a checkout.
  private(set) var missing: [String] = []

  /// An element of a list with the form of `apps-shown.json`.
  private struct Entry: Decodable {
    var repository: String
  }

  /// Finds the apps of a list in a folder, or all folders in it if there is no list.
  init(_ list: String?, in folder: String) throws {
    for name in try list.map(Self.read) ?? Self.all(in: folder) {
      let path = "\(folder)/\(name.replacing("/", with: "+"))"
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        found.append((name, path))
      } else {
        missing.append(name)
      }
    }
  }

  private static func read(_ file: String) throws -> [String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    return try JSONDecoder().decode([Entry].self, from: data).map(\.repository).sorted()
  }

  private static func all(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.contains("+") && !$0.contains(".done") }
  }
}
