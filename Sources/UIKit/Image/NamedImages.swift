import Basics
import Foundation

/// The images that `UIImage(named:)` finds: where it looks, and those it has read.
package enum NamedImages {
  /// Folders that are searched before the main bundle, first to last; the same for every thread.
  package static var folders: [URL] {
    get { state.withLock { $0.folders } }
    set { state.withLock { $0.folders = newValue } }
  }

  /// The state that threads share.
  private struct State {
    var folders: [URL] = []
    var read: [URL: ImageFile] = [:]
  }

  private static let state = Mutex(State())

  /// Returns the image of a name that suits a scale best; nil if no file has the name.
  static func find(_ name: String, in bundle: Bundle?, scale: CGFloat) -> ImageFile? {
    for place in places(of: bundle) {
      for candidate in ImageFile.candidates(for: name, scale: scale) {
        if let file = file(place.appendingPathComponent(candidate.name)) { return file }
      }
      if let file = catalogued(name, in: place, scale: scale) { return file }
    }
    return nil
  }

  /// Returns the image of a name in the asset catalogues of a place.
  private static func catalogued(_ name: String, in place: URL, scale: CGFloat) -> ImageFile? {
    guard let folder = AssetCatalogue.folder("\(name).imageset", in: place),
      let set = AssetCatalogue.contents(ImageSet.self, of: folder)
    else { return nil }
    for candidate in set.files(for: scale) {
      let url = folder.appendingPathComponent(candidate.name)
      if var file = file(url, scale: candidate.scale) {
        file.renderingMode = set.renderingMode
        return file
      }
    }
    return nil
  }

  /// Returns the folders in which a bundle's resources are; nil stands for the main bundle.
  static func places(of bundle: Bundle?) -> [URL] {
    guard let bundle, bundle != .main else { return folders + [resources(of: .main)] + targets }
    return [resources(of: bundle)]
  }

  private static func resources(of bundle: Bundle) -> URL { bundle.resourceURL ?? bundle.bundleURL }

  /// The resources of the program's targets, which an app has in its main bundle.
  private static let targets = targetResources(beside: resources(of: .main))

  /// Returns the folders of resources that Swift's package manager has put beside a program, one
  /// for each target, by name.
  static func targetResources(beside folder: URL) -> [URL] {
    let content = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (content ?? []).filter { ["resources", "bundle"].contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private static func file(_ url: URL, scale: CGFloat? = nil) -> ImageFile? {
    if let file = state.withLock({ $0.read[url] }) { return file }
    // The file is read without the lock: two threads may read it twice, but none waits for a disk.
    guard FileManager.default.fileExists(atPath: url.path),
      let file = try? scale.map({ try ImageFile(url, scale: $0) }) ?? ImageFile(url)
    else { return nil }
    state.withLock { $0.read[url] = file }
    return file
  }
}
