import Foundation

/// Where `UIImage(named:)` looks, and what it has found.
package enum NamedImages {
  /// Folders that are searched before the bundle, first to last; for every thread.
  package static var folders: [URL] {
    get { lock.withLock { storedFolders } }
    set { lock.withLock { storedFolders = newValue } }
  }

  /// Returns the picture of a name that suits a scale best.
  static func find(_ name: String, in bundle: Bundle?, scale: CGFloat) -> ImageFile? {
    let places = (bundle == nil ? folders : []) + resources(of: bundle ?? .main)
    for place in places {
      for candidate in ImageFile.candidates(for: name, scale: scale) {
        if let file = file(place.appendingPathComponent(candidate.name)) { return file }
      }
    }
    return nil
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var storedFolders: [URL] = []
  nonisolated(unsafe) private static var kept: [URL: ImageFile] = [:]

  private static func resources(of bundle: Bundle) -> [URL] {
    [bundle.resourceURL ?? bundle.bundleURL]
  }

  private static func file(_ url: URL) -> ImageFile? {
    if let file = lock.withLock({ kept[url] }) { return file }
    guard FileManager.default.fileExists(atPath: url.path), let file = try? ImageFile(url) else {
      return nil
    }
    lock.withLock { kept[url] = file }
    return file
  }
}
