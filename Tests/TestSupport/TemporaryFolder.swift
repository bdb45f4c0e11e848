public import Foundation

/// An empty folder that is removed with the last reference to it.
public final class TemporaryFolder: Sendable {
  /// The place of the folder.
  public let url: URL

  /// Makes a folder with a name of its own.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("quarterturn-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the place of a file in the folder, which need not exist.
  public func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// The names of what is in the folder, sorted.
  public var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    return (names ?? []).sorted()
  }
}
