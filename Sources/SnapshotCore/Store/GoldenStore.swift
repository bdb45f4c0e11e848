public import Foundation
package import RasterPNG

/// A folder of goldens.
///
/// Goldens are separate files without an index. Each is written to a temporary file that is then
/// renamed, so any number of processes may write to one store, and none ever sees an incomplete
/// file.
public struct GoldenStore: Sendable, Hashable {
  /// The URL of the folder, which need not exist yet.
  public let root: URL

  /// Makes a store of the goldens in a folder, such as `Snapshots`.
  public init(root: URL) { self.root = root.standardizedFileURL }

  /// The name of the folder beside test files that contains their goldens.
  package static let folderBesideTests = "__Snapshots__"

  /// Makes the store of the goldens in a folder beside a test file: `__Snapshots__/<name of the
  /// file>`.
  ///
  /// - Parameter testFile: the path of the Swift file.
  public init(besideTestFile testFile: String) {
    let file = URL(fileURLWithPath: testFile)
    self.init(
      root: file.deletingLastPathComponent().appendingPathComponent(Self.folderBesideTests)
        .appendingPathComponent(file.deletingPathExtension().lastPathComponent))
  }

  /// Returns the location of a golden, which need not exist.
  package func location(of name: GoldenName) -> GoldenLocation {
    // Without `isDirectory`, Foundation would check in the file system whether the path is a
    // folder.
    GoldenLocation(name: name, url: root.appendingPathComponent(name.path, isDirectory: false))
  }

  /// Reads the bytes of a golden.
  ///
  /// - Parameter location: the location of the golden.
  /// - Returns: the bytes; nil if the golden does not exist.
  /// - Throws: `FileError` if the file cannot be read.
  package func read(_ location: GoldenLocation) throws(FileError) -> Data? {
    try WholeFile(location.url).read()
  }

  /// Writes a golden completely or not at all.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - location: the location of the golden; missing folders are created.
  ///   - replaces: whether an existing golden is replaced.
  /// - Returns: whether the golden was written; false if it exists and must not be replaced.
  /// - Throws: `FileError` if the file cannot be written, or if another name differs only in case
  ///   or in the encoding of accents.
  @discardableResult
  package func write(
    _ data: Data, to location: GoldenLocation, replacing replaces: Bool
  ) throws(FileError) -> Bool {
    try write(data, to: location, replacing: replaces, knowing: FolderNames())
  }

  /// Writes a golden, using a cache of the names in folders.
  func write(
    _ data: Data, to location: GoldenLocation, replacing replaces: Bool,
    knowing names: FolderNames
  ) throws(FileError) -> Bool {
    // The name is checked first, because a case-insensitive file system would overwrite the other
    // golden.
    try refuseTwin(location, names)
    return try WholeFile(location.url).write(data, replacing: replaces, isLasting: true)
  }

  /// Returns a golden's size in bytes; 0 if there is none.
  package func size(of name: GoldenName) -> Int { WholeFile(location(of: name).url).size }

  /// Returns the names of all goldens in the store, in order.
  ///
  /// Hidden files, links, and files without a valid golden name or one of `pathExtensions` are
  /// skipped.
  package func names() -> [GoldenName] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    // The enumerator may return paths with resolved links, so the store's path is resolved too
    // before they are compared.
    let depth = root.resolvingSymlinksInPath().pathComponents.count
    var names: [GoldenName] = []
    while let url = found?.nextObject() as? URL {
      guard (try? url.resourceValues(forKeys: Set(keys)))?.isRegularFile == true else { continue }
      if let name = Self.name(of: url, below: depth) { names.append(name) }
    }
    return names.sorted()
  }

  /// The file extensions of goldens.
  package static let pathExtensions = ["png", "json", "txt"]

  private static func name(of url: URL, below depth: Int) -> GoldenName? {
    let components = url.resolvingSymlinksInPath().pathComponents.dropFirst(depth)
    let name = try? GoldenName(path: components.joined(separator: "/"))
    return name.flatMap { pathExtensions.contains($0.pathExtension) ? $0 : nil }
  }

  /// Throws an error if another name differs only in case or in the encoding of accents.
  ///
  /// Some file systems would store two such goldens in one file, while git on other systems keeps
  /// them apart.
  private func refuseTwin(_ location: GoldenLocation, _ names: FolderNames) throws(FileError) {
    var folder = root
    for component in location.name.components {
      if let twin = names.twin(of: component, in: folder) {
        throw FileError(
          path: location.url.path, action: .write,
          reason: "\(twin) exists, the same name on systems that ignore case")
      }
      folder.appendPathComponent(component)
    }
  }
}

/// The name and the URL of a golden.
package struct GoldenLocation: Sendable, Hashable {
  /// The name, which is relative to the store.
  package let name: GoldenName
  /// The URL of the file, which need not exist.
  package let url: URL
}
