import CommandLineKit
import Foundation

/// The resources of an app that is not a package, with their paths in the app's bundle as Xcode
/// builds it.
///
/// ```
/// Shop/Shop.xcodeproj                marks the project's folder
/// Shop/App/Assets.xcassets           a catalogue, found wherever it is
/// Shop/App/Views/Row.swift           the previewed source
/// Shop/App/Pictures/empty@2x.png     loose files keep only their names, as in a bundle
/// ```
///
/// If the sources are not in a project's folder, the resources are searched in the folder of the
/// sources.
struct ProjectResources {
  /// The catalogues and the loose files with their paths in the bundle, the nearest to the sources
  /// first.
  private(set) var files: [(name: String, file: URL)] = []

  private static let projects: Set<String> = ["xcodeproj", "xcworkspace"]
  private static let manifest = "Package.swift"
  /// The folders of build products, fetched packages and snapshots, which are ignored.
  private static let others: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "__Snapshots__", "Snapshots",
  ]
  private static let otherEndings: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "docc", "app", "framework", "xcframework",
    "xcdatamodeld",
  ]
  private static let sources: Set<String> = [
    "swift", "h", "m", "mm", "c", "cc", "cpp", "metal", "pch", "modulemap", "xcconfig",
    "entitlements", "resolved", "md", "yml", "yaml", "sh", "rb", "o",
  ]
  /// The maximum number of files that are examined, since the folder may be the root of a disk.
  private static let limit = 20_000

  /// Finds the resources around files and folders of source.
  ///
  /// - Parameters:
  ///   - paths: the sources.
  ///   - excluded: the folder to which previews write pictures, which is skipped.
  init(beside paths: [String], excluding excluded: String? = nil) {
    let output = excluded.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    var known: Set<String> = []
    for path in paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      let isFolder = FileManager.default.isFolder(url.path) == true
      let folder = isFolder ? url : url.deletingLastPathComponent()
      let project = Self.project(around: folder)
      let found = Self.resources(
        in: project ?? folder, isDeep: isFolder || project != nil, excluding: output)
      for entry in Self.nearest(found, to: folder) where known.insert(entry.file.path).inserted {
        files.append(entry)
      }
    }
  }

  /// Makes the resources that a project lists.
  ///
  /// Repeated paths, and files that do not belong in a bundle, are left out.
  init(listed paths: [String]) {
    var known: Set<String> = []
    for path in paths where known.insert(path).inserted {
      let url = URL(fileURLWithPath: path)
      let isFolder = FileManager.default.isFolder(path) == true
      if case .bundle(let name) = Self.place(of: url, isFolder: isFolder) {
        files.append((name, url))
      }
    }
  }

  /// The asset catalogues among the resources.
  var catalogues: [URL] { files.map(\.file).filter { $0.pathExtension == "xcassets" } }

  /// Returns the nearest enclosing folder that contains a project or a package; nil if there is
  /// none.
  static func project(around folder: URL) -> URL? {
    let files = FileManager.default
    // The search for a project ends at these folders, which contain all of the user's files.
    let ends = ["/", files.homeDirectoryForCurrentUser.path, files.temporaryDirectory.path]
      .map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    var folder = folder
    while !ends.contains(folder.path) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isProject = names.contains {
        $0 == manifest || projects.contains(($0 as NSString).pathExtension)
      }
      if isProject { return folder }
      // The search ends at the root of a git repository, because files outside do not belong to it.
      if names.contains(".git") { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the paths of the Swift files in a folder, without package manifests and tests.
  static func swiftFiles(in folder: URL) -> [String] {
    files(in: folder) { $0.pathExtension == "swift" && $0.lastPathComponent != manifest }
  }

  /// Returns the paths of the Interface Builder documents in a folder, without those of tests.
  static func documents(in folder: URL) -> [String] {
    files(in: folder) { PreviewOperands.isDocument($0.path) }.sorted()
  }

  private static func files(in folder: URL, where isWanted: (URL) -> Bool) -> [String] {
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    var found: [String] = []
    var count = 0
    while count < limit, let file = walk?.nextObject() as? URL {
      count += 1
      let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      if isFolder {
        if case .entered = place(of: file, isFolder: true) { continue }
        walk?.skipDescendants()
      } else if isWanted(file) {
        found.append(file.standardizedFileURL.path)
      }
    }
    return found
  }

  /// The paths of the Interface Builder documents among the resources.
  var documents: [String] { files.map(\.file.path).filter(PreviewOperands.isDocument) }

  private static func resources(
    in folder: URL, isDeep: Bool, excluding output: String?
  ) -> [(name: String, file: URL)] {
    var found: [(name: String, file: URL)] = []
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    var count = 0
    while count < limit, let file = walk?.nextObject() as? URL {
      count += 1
      let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      switch place(of: file, isFolder: isFolder) {
      case .bundle(let name):
        found.append((name, file))
        if isFolder { walk?.skipDescendants() }
      case .passedOver: if isFolder { walk?.skipDescendants() }
      case .entered:
        let isLanguage = file.pathExtension == "lproj"
        let isLeft = !isDeep && !isLanguage || file.standardizedFileURL.path == output
        if isLeft { walk?.skipDescendants() }
      }
    }
    return found
  }

  private enum Place { case bundle(String), passedOver, entered }

  private static func place(of file: URL, isFolder: Bool) -> Place {
    let (name, ending) = (file.lastPathComponent, file.pathExtension)
    if isFolder {
      if ending == "xcassets" || ending == "bundle" { return .bundle(name) }
      let isOther = others.contains(name) || otherEndings.contains(ending)
      return isOther || name.hasSuffix("Tests") ? .passedOver : .entered
    }
    if ending.isEmpty || sources.contains(ending) || name == "Info.plist" { return .passedOver }
    let language = file.deletingLastPathComponent().lastPathComponent
    return .bundle(language.hasSuffix(".lproj") ? "\(language)/\(name)" : name)
  }

  /// Returns files sorted so that those that share the most path components with the sources are
  /// first, and then by path.
  private static func nearest(
    _ files: [(name: String, file: URL)], to folder: URL
  ) -> [(name: String, file: URL)] {
    let parts = folder.pathComponents
    func shared(_ file: URL) -> Int {
      zip(parts, file.standardizedFileURL.pathComponents).prefix { $0 == $1 }.count
    }
    return files.map { ($0, shared($0.file)) }
      .sorted { ($1.1, $0.0.file.path) < ($0.1, $1.0.file.path) }.map(\.0)
  }
}
