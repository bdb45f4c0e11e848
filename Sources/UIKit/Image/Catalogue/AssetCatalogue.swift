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
package enum AssetCatalogue {
  /// A cache of the folders of assets, by the folder of resources that was searched and the asset's
  /// name with the extension of its folder.
  private static let indexes = Mutex<[URL: [String: URL]]>([:])

  /// Returns the folder of an asset, such as `basil.imageset`, in the catalogues of a folder of
  /// resources; nil if there is none.
  static func folder(_ name: String, in place: URL) -> URL? { assets(in: place)[name] }

  /// Returns the sorted names of the assets of a kind, such as `imageset`, in the catalogues of a
  /// folder of resources.
  static func names(of kind: String, in place: URL) -> [String] {
    assets(in: place).keys.filter { $0.hasSuffix(".\(kind)") }
      .map { String($0.dropLast(kind.count + 1)) }.sorted()
  }

  /// Returns the sorted paths of the catalogues in a folder of resources.
  ///
  /// In the folder of a bundle, catalogues are found at any depth (fact AC4). Any other folder may
  /// be the build folder of a program, which is large, so only the catalogues directly in it are
  /// found.
  static func catalogues(in place: URL) -> [String] {
    guard bundles.contains(place.pathExtension) else { return children(of: place) }
    let walk = FileManager.default.enumerator(atPath: place.path)
    var found: [String] = []
    var count = 0
    while count < limit, let path = walk?.nextObject() as? String {
      count += 1
      guard path.hasSuffix(".xcassets") else { continue }
      found.append(path)
      walk?.skipDescendants()
    }
    return Set(found + children(of: place)).sorted()
  }

  private static let bundles: Set<String> = ["bundle", "resources", "framework", "app"]
  /// The maximum number of files of a bundle that are examined.
  private static let limit = 50_000

  private static func children(of place: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    return (names ?? []).filter { $0.hasSuffix(".xcassets") }.sorted()
  }

  private static func assets(in place: URL) -> [String: URL] {
    if let index = indexes.withLock({ $0[place] }) { return index }
    // The folder is read without holding the lock, so two threads may both read it.
    let index = Self.index(of: place)
    indexes.withLock { $0[place] = index }
    return index
  }

  /// Returns the parsed `Contents.json` of an asset's folder, or nil if there is none; the first
  /// mistake in the file is logged once.
  static func contents(of folder: URL) -> CatalogueFile? {
    guard let file = CatalogueFile(of: folder) else { return nil }
    MissingAssets.tellFaults(of: file)
    return file
  }

  private static func index(of place: URL) -> [String: URL] {
    var index: [String: URL] = [:]
    for catalogue in catalogues(in: place) {
      for asset in CatalogueAsset.all(in: place.appendingPathComponent(catalogue)) {
        let name = "\(asset.name).\(asset.kind)"
        // If two assets have the same name, the first is used (fact AC1).
        if index[name] == nil { index[name] = asset.folder }
      }
    }
    return index
  }
}
