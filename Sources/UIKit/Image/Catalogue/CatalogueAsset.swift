import Foundation
import LayoutCore

/// An asset of a catalogue: its folder, such as `basil.imageset`, and its name.
package struct CatalogueAsset: Hashable, Sendable {
  /// The groups that are namespaces, whose names are part of the asset's name; the outermost first
  /// (fact AC2).
  package let namespaces: [String]
  /// The name of the folder without its extension.
  package let ownName: String
  /// The extension of the folder, such as `imageset`.
  package let kind: String
  /// The location of the folder.
  package let folder: URL

  /// The name by which the asset is found: `Icons/arrow`.
  package var name: String { (namespaces + [ownName]).joined(separator: "/") }

  /// Returns the assets of a catalogue, sorted by the paths of their folders.
  ///
  /// Links to the catalogue are resolved, since previews link to the catalogues of a project.
  package static func all(in catalogue: URL) -> [CatalogueAsset] {
    assets(in: catalogue.resolvingSymlinksInPath(), namespaces: [], depth: 0)
  }

  /// The maximum depth of nested groups, in case links form a cycle.
  private static let depthLimit = 32

  private static func assets(
    in folder: URL, namespaces: [String], depth: Int
  ) -> [CatalogueAsset] {
    guard depth < depthLimit else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [CatalogueAsset] in
      let child = folder.appendingPathComponent(name, isDirectory: true)
      if let kind = kind(of: name) {
        let own = String(name.dropLast(kind.count + 1))
        return [
          CatalogueAsset(namespaces: namespaces, ownName: own, kind: kind, folder: child)
        ]
      }
      guard !name.hasPrefix("."), !isFile(name), FileManager.default.isDirectory(child) else {
        return []
      }
      let inner = isNamespace(child) ? namespaces + [name] : namespaces
      return assets(in: child, namespaces: inner, depth: depth + 1)
    }
  }

  /// The extensions of the folders that are assets.
  private static let kinds: Set<String> = [
    "imageset", "colorset", "symbolset", "dataset", "appiconset", "launchimage", "iconset",
    "imagestack", "imagestacklayer", "solidimagestack", "solidimagestacklayer", "brandassets",
    "sticker", "stickerpack", "stickersequence", "stickersiconset", "complicationset", "badge",
    "cubetextureset", "textureset", "mipmapset", "arimageset", "arresourcegroup", "watchface",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset",
  ]

  /// Returns the kind of an asset for the name of its folder; nil if the folder is a group.
  private static func kind(of name: String) -> String? {
    let kind = (name as NSString).pathExtension
    return kinds.contains(kind) ? kind : nil
  }

  private static func isFile(_ name: String) -> Bool { name == "Contents.json" }

  private static func isNamespace(_ group: URL) -> Bool {
    guard let file = CatalogueFile(of: group) else { return false }
    MissingAssets.tellFaults(of: file)
    return file.value?["properties"]?["provides-namespace"]?.flag == true
  }
}

extension FileManager {
  /// Returns whether a path is a folder, or a link to one.
  fileprivate func isDirectory(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
