public import Foundation

extension ResultsFolder {
  /// The folder that all machines of a run have in common: the package's, the nearest above that has a manifest.
  ///
  /// - Parameter place: a folder, or a file in it.
  /// - Returns: nil where no folder above holds a `Package.swift`.
  public static func package(around place: URL) -> URL? {
    var folder = place.standardizedFileURL
    while true {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      if folder.path == "/" || folder.path.isEmpty { return nil }
      folder = folder.deletingLastPathComponent()
    }
  }
}
