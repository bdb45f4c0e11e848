import Basics
import Foundation

/// The images that `UIImage(named:)` finds: the folders it searches, and a cache of the files it
/// has read.
package enum NamedImages {
  /// The folders that are searched before the main bundle, in order; shared by all threads.
  package static var folders: [URL] {
    get { state.withLock { $0.folders } }
    set { state.withLock { $0.folders = newValue } }
  }

  /// The state shared by all threads.
  private struct State {
    var folders: [URL] = []
    var read: [URL: ImageFile] = [:]
  }

  private static let state = Mutex(State())

  /// The files that were found for an image's name: the usual one, and the one for dark interfaces
  /// if the catalogue contains it.
  struct Found {
    var usual: ImageFile
    var dark: ImageFile?
  }

  /// Returns the files that are best for a scale among those for an image's name; nil if there are
  /// none.
  static func find(_ name: String, in bundle: Bundle?, scale: CGFloat) -> Found? {
    for place in places(of: bundle) {
      for candidate in ImageFile.candidates(for: name, scale: scale) {
        if let file = file(place.appendingPathComponent(candidate.name)) {
          return Found(usual: file)
        }
      }
      if let found = catalogued(name, in: place, scale: scale) { return found }
    }
    return nil
  }

  /// Returns the image with a name in the asset catalogues of a folder.
  private static func catalogued(_ name: String, in place: URL, scale: CGFloat) -> Found? {
    guard let folder = AssetCatalogue.folder("\(name).imageset", in: place),
      let set = AssetCatalogue.contents(ImageSet.self, of: folder)
    else { return nil }
    let dark = file(of: set, in: folder, scale: scale, style: .dark)
    let usual = file(of: set, in: folder, scale: scale, style: .unspecified)
    return (usual ?? dark).map { Found(usual: $0, dark: dark) }
  }

  /// Returns the file of an interface style that is best for a scale.
  private static func file(
    of set: ImageSet, in folder: URL, scale: CGFloat, style: UIUserInterfaceStyle
  ) -> ImageFile? {
    for candidate in set.files(for: scale, in: style) {
      let url = folder.appendingPathComponent(candidate.name)
      if var file = file(url, scale: candidate.scale) {
        file.style.renderingMode = set.renderingMode ?? .automatic
        file.apply(candidate.image)
        return file
      }
    }
    return nil
  }

  /// Returns the folders of a bundle's resources; nil means the main bundle.
  static func places(of bundle: Bundle?) -> [URL] {
    guard let bundle, bundle != .main else { return folders + [resources(of: .main)] + targets }
    return [resources(of: bundle)]
  }

  private static func resources(of bundle: Bundle) -> URL { bundle.resourceURL ?? bundle.bundleURL }

  /// The resource folders of the program's targets, which in an app are in the main bundle.
  private static let targets = targetResources(beside: resources(of: .main))

  /// Returns the resource folders that Swift's package manager has put next to a program, one for
  /// each target, sorted by name.
  static func targetResources(beside folder: URL) -> [URL] {
    let content = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (content ?? []).filter { ["resources", "bundle"].contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private static func file(_ url: URL, scale: CGFloat? = nil) -> ImageFile? {
    if let file = state.withLock({ $0.read[url] }) { return file }
    // The file is read without the lock: two threads may both read it, but neither waits for the
    // other.
    guard FileManager.default.fileExists(atPath: url.path),
      let file = try? scale.map({ try ImageFile(url, scale: $0) }) ?? ImageFile(url)
    else { return nil }
    state.withLock { $0.read[url] = file }
    return file
  }
}
