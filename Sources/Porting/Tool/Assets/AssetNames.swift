import Foundation

/// The names of the images and colours of asset catalogues.
struct AssetNames {
  /// A name with the groups that are part of it.
  struct Name: Hashable {
    /// The groups that provide a namespace, the outermost first.
    var namespaces: [String]
    /// The name of the asset's folder without its ending.
    var own: String

    /// The name with which the app loads the asset: `Icons/arrow`.
    var whole: String { (namespaces + [own]).joined(separator: "/") }
  }

  private(set) var images: [Name] = []
  private(set) var colors: [Name] = []

  /// Reads the names of catalogues.
  init(of catalogues: [URL]) {
    for catalogue in catalogues { read(catalogue.resolvingSymlinksInPath(), [], depth: 0) }
  }

  /// The maximum depth of nested folders, which ends the search if symbolic links form a cycle.
  private static let depthLimit = 32

  private mutating func read(_ folder: URL, _ namespaces: [String], depth: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where depth < Self.depthLimit {
      let ending = (name as NSString).pathExtension
      let own = Name(namespaces: namespaces, own: (name as NSString).deletingPathExtension)
      switch ending {
      case "imageset", "symbolset": images.append(own)
      case "colorset": colors.append(own)
      case "json": break
      default:
        let child = folder.appendingPathComponent(name)
        let inner = Self.isNamespace(child) ? namespaces + [name] : namespaces
        read(child, inner, depth: depth + 1)
      }
    }
  }

  private static func isNamespace(_ group: URL) -> Bool {
    let file = group.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file),
      let value = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = value["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  /// Returns the asset catalogues at any depth in the folders among the paths, and those in the
  /// same folders as the files among them.
  static func catalogues(beside paths: [String]) -> [URL] {
    var found: [URL] = []
    var known: Set<String> = []
    for path in paths {
      // Many files share a folder, so a folder is examined only for the first of its files.
      let isFile = path.hasSuffix(".swift")
      let place = isFile ? (path as NSString).deletingLastPathComponent + "/*" : path
      guard known.insert(place).inserted else { continue }
      let url = URL(fileURLWithPath: path).standardizedFileURL
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      let folder = isFolder ? url : url.deletingLastPathComponent()
      for catalogue in catalogues(in: folder, isDeep: isFolder)
      where !found.contains(catalogue) {
        found.append(catalogue)
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The maximum number of files that are examined, since a folder may be the root of a disk.
  private static let limit = 20_000

  private static func catalogues(in folder: URL, isDeep: Bool) -> [URL] {
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [URL] = []
    var count = 0
    while count < limit, let file = walk?.nextObject() as? URL {
      count += 1
      let isCatalogue = file.pathExtension == "xcassets"
      if isCatalogue { found.append(file.standardizedFileURL) }
      if isCatalogue || !isDeep { walk?.skipDescendants() }
    }
    return found
  }
}
