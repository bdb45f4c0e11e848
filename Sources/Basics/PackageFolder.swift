package import Foundation

/// The search for the folder of a Swift package.
package enum PackageFolder {
  /// Returns the innermost folder that contains a `Package.swift`, among a location and its
  /// enclosing folders; nil if there is none.
  package static func around(_ place: URL) -> URL? {
    var folder = place.standardizedFileURL
    while true {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      if folder.path == "/" || folder.path.isEmpty { return nil }
      folder = folder.deletingLastPathComponent()
    }
  }
}
