import Foundation

/// The Swift files at the given paths, with their names in the output folder.
struct SourceTree {
  /// A file, with its path and its relative path in the output folder (`name`).
  struct Entry {
    var path: String
    var name: String
    /// Whether the user gave the path of the file, rather than that of a folder that contains it.
    var isGiven = false

    /// The file's name in a folder whose files only the compiler reads.
    ///
    /// With the original's file name, the compiler would warn that two files have the same
    /// `#fileID`.
    var compiledName: String { name.dropLast(".swift".count) + ".ported.swift" }
  }

  private(set) var entries: [Entry] = []
  /// Notes on the files in folders that could not be read.
  private(set) var unread: [Note] = []

  /// Finds the files at paths, sorted by name in each folder.
  ///
  /// - Parameters:
  ///   - paths: the paths of files and folders.
  ///   - excluded: a folder to skip, since it is the output folder.
  /// - Throws: `PortError` if a path cannot be read, or if a folder contains no Swift files.
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
      // If there are several folders, the relative paths begin with the folder's name.
      let folder = paths.count == 1 ? "" : "\(root)/"
      entries += names.map { Entry(path: Self.joined(path, $0), name: folder + $0) }
    }
    keepEachFileOnce()
  }

  /// Returns the names for paths: their last components or, if two of these are equal, everything
  /// after the folder that all paths share.
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

  /// Removes duplicates of files that were given several times, for example directly and as part of
  /// a folder.
  ///
  /// Duplicates have different names, which are suffixes of the same path. The shortest name is
  /// kept, so that the result does not depend on the order of the paths.
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
      // Hidden folders are skipped, because they contain checkouts of packages and build products.
      let isHidden = (name as NSString).lastPathComponent.hasPrefix(".")
      if isHidden || whole(joined(folder, name)) == excluded {
        walk.skipDescendants()
      } else if name.hasSuffix(".swift") {
        names.append(name)
      }
    }
    return names.sorted()
  }

  /// Reads all files.
  ///
  /// A file in a folder that cannot be read, such as a broken link or text in a different encoding,
  /// is skipped with a note.
  ///
  /// - Throws: `PortError` if a file whose own path was given cannot be read.
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
