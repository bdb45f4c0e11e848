import Basics
import Foundation

/// The catalogues of a folder of resources: folders that end in `.xcassets`, with a folder in them
/// for each asset.
///
/// ```
/// Assets.xcassets/Contents.json
/// Assets.xcassets/Plants/basil.imageset/Contents.json     basil@2x.png …
/// Assets.xcassets/leaf.colorset/Contents.json
/// ```
///
/// Xcode compiles them; Swift's package manager copies them elsewhere, so they are read as they
/// are.
enum AssetCatalogue {
  /// The folders of the assets by their names, by the folder of resources; read once.
  private static let indexes = Mutex<[URL: [String: URL]]>([:])

  /// Returns the folder of an asset, `basil.imageset` or `leaf.colorset`, of a place's catalogues.
  static func folder(_ name: String, in place: URL) -> URL? { assets(in: place)[name] }

  /// Returns the names of the assets of a kind in a place's catalogues, sorted.
  static func names(of kind: String, in place: URL) -> [String] {
    assets(in: place).keys.filter { $0.hasSuffix(".\(kind)") }
      .map { String($0.dropLast(kind.count + 1)) }.sorted()
  }

  /// Returns the names of a place's catalogues, sorted.
  static func catalogues(in place: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    return (names ?? []).filter { $0.hasSuffix(".xcassets") }.sorted()
  }

  private static func assets(in place: URL) -> [String: URL] {
    if let index = indexes.withLock({ $0[place] }) { return index }
    // Read without the lock: two threads may both read, but none waits for a disk.
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
      // A link is not walked into; previews have links to the catalogues of a project.
      let root = place.appendingPathComponent(catalogue).resolvingSymlinksInPath()
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
      for path in paths.sorted() where path.hasSuffix("set") {
        let folder = root.appendingPathComponent(path)
        // Of two of one name the first is meant. A group may lend its name, as in Plants/basil.
        for name in [folder.lastPathComponent, path] where index[name] == nil {
          index[name] = folder
        }
      }
    }
    return index
  }
}
