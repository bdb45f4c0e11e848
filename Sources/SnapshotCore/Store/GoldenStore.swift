public import Foundation
public import RasterPNG

/// A folder of goldens.
///
/// Goldens are single files without an index, each written under a temporary name and then renamed:
/// any number of processes may record into one store, and none ever sees half a file.
public struct GoldenStore: Sendable, Hashable {
  /// The folder, which need not exist yet.
  public let root: URL

  /// Opens a store in a folder, such as `Snapshots`.
  public init(root: URL) { self.root = root.standardizedFileURL }

  /// The folder that the stores of test files are in.
  package static let folderBesideTests = "__Snapshots__"

  /// Opens the store beside a test file: `__Snapshots__/<name of the file>`.
  ///
  /// - Parameter testFile: the path of the Swift file.
  public init(besideTestFile testFile: String) {
    let file = URL(fileURLWithPath: testFile)
    self.init(
      root: file.deletingLastPathComponent().appendingPathComponent(Self.folderBesideTests)
        .appendingPathComponent(file.deletingPathExtension().lastPathComponent))
  }

  /// Returns where a golden is, or would be.
  public func location(of name: GoldenName) -> GoldenLocation {
    // Given, since the system is called otherwise to find out whether it is a folder.
    GoldenLocation(name: name, url: root.appendingPathComponent(name.path, isDirectory: false))
  }

  /// Reads a golden's bytes; nil when there is none.
  ///
  /// - Parameter location: where.
  /// - Returns: the bytes.
  /// - Throws: the system's refusal.
  public func read(_ location: GoldenLocation) throws(FileError) -> Data? {
    try WholeFile(location.url).read()
  }

  /// Writes a golden, all of it or nothing.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - location: where; its folders are made.
  ///   - replaces: whether a golden that is there is replaced.
  /// - Returns: false when a golden is there and was left alone.
  /// - Throws: the system's refusal, or a name that differs from another file's in case only.
  @discardableResult
  public func write(
    _ data: Data, to location: GoldenLocation, replacing replaces: Bool
  ) throws(FileError) -> Bool {
    try write(data, to: location, replacing: replaces, knowing: FolderNames())
  }

  /// Writes a golden of a run that has listed the folders.
  func write(
    _ data: Data, to location: GoldenLocation, replacing replaces: Bool,
    knowing names: FolderNames
  ) throws(FileError) -> Bool {
    // Before anything is written: on a system without case the twin would be overwritten.
    try refuseTwin(location, names)
    return try WholeFile(location.url).write(data, replacing: replaces, isLasting: true)
  }

  /// Returns a golden's size in bytes; 0 if there is none.
  public func size(of name: GoldenName) -> Int { WholeFile(location(of: name).url).size }

  /// The names of all goldens that are there, in order; other files are passed over.
  ///
  /// Hidden files, links and files whose names no golden can have do not count.
  public func names() -> [GoldenName] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    // The enumerator may give resolved paths; both sides are resolved, so that they begin alike.
    let depth = root.resolvingSymlinksInPath().pathComponents.count
    var names: [GoldenName] = []
    while let url = found?.nextObject() as? URL {
      guard (try? url.resourceValues(forKeys: Set(keys)))?.isRegularFile == true else { continue }
      if let name = Self.name(of: url, below: depth) { names.append(name) }
    }
    return names.sorted()
  }

  /// The kinds of files that are goldens.
  public static let pathExtensions = ["png", "json", "txt"]

  private static func name(of url: URL, below depth: Int) -> GoldenName? {
    let components = url.resolvingSymlinksInPath().pathComponents.dropFirst(depth)
    let name = try? GoldenName(path: components.joined(separator: "/"))
    return name.flatMap { pathExtensions.contains($0.pathExtension) ? $0 : nil }
  }

  /// A file system that knows no case, or joins accents, would put two goldens into one file, and
  /// git on another would not.
  private func refuseTwin(_ location: GoldenLocation, _ names: FolderNames) throws(FileError) {
    var folder = root
    for component in location.name.components {
      if let twin = names.twin(of: component, in: folder) {
        throw FileError(
          path: location.url.path, action: .write,
          reason: "there is \(twin), the same name on systems that know no case")
      }
      folder.appendPathComponent(component)
    }
  }
}

/// A golden's name and its file.
public struct GoldenLocation: Sendable, Hashable {
  /// The name below the store.
  public let name: GoldenName
  /// The file, which need not exist.
  public let url: URL
}
