import Basics
import Foundation

/// The images that `UIImage(named:)` finds: where it looks, and those it has read.
package enum NamedImages {
  /// Folders that are searched before the main bundle, first to last; the same for every thread.
  package static var folders: [URL] {
    get { state.withLock { $0.folders } }
    set { state.withLock { $0.folders = newValue } }
  }

  /// What threads share.
  private struct State {
    var folders: [URL] = []
    var read: [URL: ImageFile] = [:]
  }

  private static let state = Guarded(State())

  /// Returns the image of a name that suits a scale best; nil where no file has the name.
  static func find(_ name: String, in bundle: Bundle?, scale: CGFloat) -> ImageFile? {
    let places = (bundle == nil ? folders : []) + resources(of: bundle ?? .main)
    for place in places {
      for candidate in ImageFile.candidates(for: name, scale: scale) {
        if let file = file(place.appendingPathComponent(candidate.name)) { return file }
      }
    }
    return nil
  }

  private static func resources(of bundle: Bundle) -> [URL] {
    [bundle.resourceURL ?? bundle.bundleURL]
  }

  private static func file(_ url: URL) -> ImageFile? {
    if let file = state.withLock({ $0.read[url] }) { return file }
    // The file is read without the lock: two threads may read it twice, but none waits for a disk.
    guard FileManager.default.fileExists(atPath: url.path), let file = try? ImageFile(url) else {
      return nil
    }
    state.withLock { $0.read[url] = file }
    return file
  }
}
