import Foundation

/// The Swift files below the given paths, with the names that they get below the output folder.
struct SourceTree {
  /// A file: where it is, and its name in a tree of the same shape.
  struct Entry {
    var path: String
    var name: String
    /// Whether the path was given, and not found below a folder that was.
    var isGiven = false

    /// The name of a file that only the compiler reads.
    ///
    /// With the original's name, it would warn that two files stand for one `#fileID`.
    var compiledName: String { name.dropLast(".swift".count) + ".ported.swift" }
  }

  private(set) var entries: [Entry] = []
  /// The files below the folders that could not be read.
  private(set) var unread: [Note] = []

  /// Looks for files, in the order of their names.
  ///
  /// - Parameters:
  ///   - paths: files and folders.
  ///   - excluded: a folder that is passed over, since it is written to.
  /// - Throws: which path cannot be read or holds nothing.
  init(_ paths: [String], excluding excluded: String?) throws(PortError) {
    let excluded = excluded.map(Self.whole)
    for (path, root) in zip(paths, Self.names(of: paths)) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .unreadable(path, "there is no such file")
      }
      guard isFolder.boolValue else {
        entries.append(Entry(path: path, name: root, isGiven: true))
        continue
      }
      let names = Self.swiftFiles(in: path, excluding: excluded)
      if names.isEmpty { throw .nothingThere(path) }
      // Of one folder the tree is its own; of several, each keeps its name.
      let folder = paths.count == 1 ? "" : "\(root)/"
      entries += names.map { Entry(path: Self.joined(path, $0), name: folder + $0) }
    }
    keepEachFileOnce()
  }

  /// The names of what was given: the last ones of the paths, or where two are the same, all from
  /// the folder on that the paths have in common.
  private static func names(of paths: [String]) -> [String] {
    let parts = Set(paths.map(whole)).map { $0.split(separator: "/") }
    let isClear = Set(parts.map(\.last)).count == parts.count
    let folders = parts.map { $0.dropLast() }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return paths.map { path in
      let parts = whole(path).split(separator: "/")
      return parts.suffix(isClear ? 1 : parts.count - common.count).joined(separator: "/")
    }
  }

  /// A file that was given, and is in a folder that was given too, is one file.
  ///
  /// All its names are ends of one path. The shortest is the same in whatever order the paths were
  /// written.
  private mutating func keepEachFileOnce() {
    var places: [String: Int] = [:]
    var kept: [Entry] = []
    for entry in entries {
      let place = Self.whole(entry.path)
      guard let index = places[place] else {
        places[place] = kept.count
        kept.append(entry)
        continue
      }
      let isGiven = kept[index].isGiven || entry.isGiven
      if entry.name.count < kept[index].name.count { kept[index] = entry }
      kept[index].isGiven = isGiven
    }
    entries = kept
  }

  private static func whole(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func swiftFiles(in folder: String, excluding excluded: String?) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var names: [String] = []
    while let name = walk.nextObject() as? String {
      // Hidden folders hold checkouts and builds.
      let isHidden = (name as NSString).lastPathComponent.hasPrefix(".")
      if isHidden || whole(joined(folder, name)) == excluded {
        walk.skipDescendants()
      } else if name.hasSuffix(".swift") {
        names.append(name)
      }
    }
    return names.sorted()
  }

  /// Reads every file.
  ///
  /// One below a folder that cannot be read is left out and noted: a link to nowhere, or text of
  /// another encoding, keeps nobody from porting the rest.
  ///
  /// - Throws: why a file that was named cannot be read.
  mutating func read() throws(PortError) -> [SourceFile] {
    var files: [SourceFile] = []
    var kept: [Entry] = []
    for entry in entries {
      do throws(PortError) {
        files.append(try Self.read(entry))
        kept.append(entry)
      } catch {
        guard !entry.isGiven else { throw error }
        unread.append(error.note(about: entry.path))
      }
    }
    entries = kept
    return files
  }

  private static func read(_ entry: Entry) throws(PortError) -> SourceFile {
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: entry.path)) } catch {
      throw .unreadable(entry.path, error.localizedDescription)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .notUTF8(entry.path)
    }
    return SourceFile(path: entry.path, wholePath: whole(entry.path), text: text)
  }
}
