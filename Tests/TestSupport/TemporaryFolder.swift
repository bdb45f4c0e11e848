package import Foundation

/// An empty folder that is removed with the last reference to it.
package final class TemporaryFolder: Sendable {
  /// The place of the folder.
  package let url: URL

  /// Makes a folder with a name of its own.
  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("quarterturn-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the place of a file in the folder, which need not exist.
  package func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// The names of what is in the folder, sorted.
  package var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    return (names ?? []).sorted()
  }
}
