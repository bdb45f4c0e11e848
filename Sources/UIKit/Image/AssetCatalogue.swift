import Basics
import Foundation

/// The asset catalogues in a folder of resources: folders named `*.xcassets` that contain a folder
/// for each asset.
///
/// ```
/// Assets.xcassets/Contents.json
/// Assets.xcassets/Plants/basil.imageset/Contents.json     basil@2x.png …
/// Assets.xcassets/leaf.colorset/Contents.json
/// ```
///
/// Xcode compiles the catalogues. On other systems Swift's package manager copies them unchanged,
/// so the folders themselves are read.
enum AssetCatalogue {
  /// A cache of the folders of assets, by the folder of resources that was searched and the asset's
  /// name.
  private static let indexes = Mutex<[URL: [String: URL]]>([:])

  /// Returns the folder of an asset, such as `basil.imageset`, in the catalogues of a folder of
  /// resources.
  static func folder(_ name: String, in place: URL) -> URL? { assets(in: place)[name] }

  /// Returns the sorted names of the assets of a kind in the catalogues of a folder of resources.
  static func names(of kind: String, in place: URL) -> [String] {
    assets(in: place).keys.filter { $0.hasSuffix(".\(kind)") }
      .map { String($0.dropLast(kind.count + 1)) }.sorted()
  }

  /// Returns the sorted names of the catalogues in a folder of resources.
  static func catalogues(in place: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    return (names ?? []).filter { $0.hasSuffix(".xcassets") }.sorted()
  }

  private static func assets(in place: URL) -> [String: URL] {
    if let index = indexes.withLock({ $0[place] }) { return index }
    // The folder is read without the lock: two threads may both read it, but neither waits for the
    // other.
    let index = Self.index(of: place)
    indexes.withLock { $0[place] = index }
    return index
  }

  /// Returns the decoded `Contents.json` of an asset's folder.
  static func contents<Contents: Decodable>(_ type: Contents.Type, of folder: URL) -> Contents? {
    let file = folder.appendingPathComponent("Contents.json")
    return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  private static func index(of place: URL) -> [String: URL] {
    var index: [String: URL] = [:]
    for catalogue in catalogues(in: place) {
      // The search does not follow links, but previews link to the catalogues of a project, so
      // links are resolved first.
      let root = place.appendingPathComponent(catalogue).resolvingSymlinksInPath()
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
      for path in paths.sorted() where path.hasSuffix("set") {
        let folder = root.appendingPathComponent(path)
        // If two assets have the same name, the first is used. An asset is also found by its path,
        // such as Plants/basil.
        for name in [folder.lastPathComponent, path] where index[name] == nil {
          index[name] = folder
        }
      }
    }
    return index
  }
}
