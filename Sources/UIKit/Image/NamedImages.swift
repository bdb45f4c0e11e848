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
    var read: [FileKey: ImageFile] = [:]
    var assets: [URL: UIImageAsset] = [:]
  }

  /// A file with the settings that affect how it is read.
  private struct FileKey: Hashable {
    var url: URL
    var scale: CGFloat?
    var displayScale: CGFloat
  }

  private static let state = Mutex(State())

  /// Returns the image with a name that is best for traits; nil if there is none.
  static func image(
    _ name: String, in bundle: Bundle?, for traits: UITraitCollection?
  ) -> UIImage? {
    let traits = UIEnvironment.currentTraits.overridden(by: traits)
    for place in places(of: bundle) {
      for candidate in ImageFile.candidates(for: name, scale: traits.displayScale) {
        let url = place.appendingPathComponent(candidate.name)
        if let file = read(url, scale: nil, displayScale: traits.displayScale) {
          return UIImage(file, named: name)
        }
      }
      if let image = asset(name, in: place)?.found(for: traits) { return image }
    }
    return nil
  }

  /// Returns the asset with a name in the asset catalogues of a folder; nil if there is none.
  private static func asset(_ name: String, in place: URL) -> UIImageAsset? {
    guard let folder = AssetCatalogue.folder("\(name).imageset", in: place) else { return nil }
    if let asset = state.withLock({ $0.assets[folder] }) { return asset }
    guard let source = CatalogueSource(folder, named: name) else { return nil }
    return state.withLock { state in
      let asset = state.assets[folder] ?? UIImageAsset(source)
      state.assets[folder] = asset
      return asset
    }
  }

  /// Returns the folders of a bundle's resources; nil means the main bundle, for which `folders`
  /// and the folders of the targets are included.
  static func places(of bundle: Bundle?) -> [URL] {
    guard let bundle, bundle != .main else { return folders + [mainFolder] + targets }
    return [resources(of: bundle)]
  }

  private static func resources(of bundle: Bundle) -> URL { bundle.resourceURL ?? bundle.bundleURL }

  /// The folder of the main bundle's resources, cached because Foundation composes its URL for each
  /// search.
  private static let mainFolder = resources(of: .main)

  /// The resource folders of the program's targets, which in an iOS app are part of the main
  /// bundle.
  private static let targets = targetResources(beside: mainFolder)

  /// Returns the resource folders that Swift's package manager has put next to a program, one for
  /// each target, sorted by name.
  static func targetResources(beside folder: URL) -> [URL] {
    let content = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (content ?? []).filter { ["resources", "bundle"].contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Reads a file; returns nil if there is none, or if the file cannot be shown, and then logs the
  /// reason once.
  ///
  /// If the scale is nil, the file's name determines it. A vector image is drawn for a display's
  /// scale.
  static func read(
    _ url: URL, scale: CGFloat?, displayScale: CGFloat = UIEnvironment.current.scale
  ) -> ImageFile? {
    let key = FileKey(url: url, scale: scale, displayScale: displayScale)
    if let file = state.withLock({ $0.read[key] }) { return file }
    // The file is read without holding the lock, so two threads may both read it.
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      let file =
        try scale.map { try ImageFile(url, scale: $0, displayScale: displayScale) }
        ?? ImageFile(url, displayScale: displayScale)
      state.withLock { $0.read[key] = file }
      return file
    } catch {
      MissingAssets.tell(ImageFile.words(of: error, url.path))
      return nil
    }
  }
}
