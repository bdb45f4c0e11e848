public import Foundation

/// An empty folder that is gone when nobody holds it any more.
public final class TemporaryFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// Makes a folder with a name nobody else has.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("quarterturn-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Names a file in the folder.
  public func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// The names of what is in the folder, sorted.
  public var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    return (names ?? []).sorted()
  }
}
