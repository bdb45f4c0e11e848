internal import Foundation

/// The file system that a project is read from: the disk or, in tests, a dictionary.
///
/// Paths are absolute, and contain neither `.` nor `..` as components.
package struct ProjectFiles: Sendable {
  /// Returns the bytes of the file at a path; nil if there is none, or if it is too large.
  package var read: @Sendable (String) -> [UInt8]?
  /// Returns the names of the files and folders in a folder, sorted; nil if there is no such
  /// folder.
  ///
  /// The names of folders end with a slash.
  package var list: @Sendable (String) -> [String]?

  /// The maximum size of a file in bytes.
  package static let sizeLimit = 1 << 27
  /// The maximum number of files and folders that are visited in one folder and its subfolders.
  package static let countLimit = 200_000
  /// The maximum depth of nested folders.
  package static let depthLimit = 40

  /// The file system of the disk.
  package static let disk = ProjectFiles(
    read: { path in
      let files = FileManager.default
      guard let size = (try? files.attributesOfItem(atPath: path))?[.size] as? Int,
        size <= sizeLimit
      else { return nil }
      return files.contents(atPath: path).map(Array.init)
    },
    list: { folder in DiskFolder.names(in: folder) })

  /// Makes a file system of texts, keyed by the absolute paths of their files.
  package init(_ texts: [String: String]) {
    read = { texts[$0].map { Array($0.utf8) } }
    list = { folder in
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      let names = texts.keys.filter { $0.hasPrefix(start) }.map { path in
        let rest = path.dropFirst(start.count)
        return rest.firstIndex(of: "/").map { String(rest[...$0]) } ?? String(rest)
      }
      return names.isEmpty ? nil : Set(names).sorted()
    }
  }

  private init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping @Sendable (String) -> [String]?
  ) {
    (self.read, self.list) = (read, list)
  }

  /// Returns the same file system, which also calls closures with each path before the path is read
  /// or listed.
  package func noting(
    read noteRead: @escaping @Sendable (String) -> Void,
    list noteList: @escaping @Sendable (String) -> Void
  ) -> ProjectFiles {
    let (read, list) = (read, list)
    return ProjectFiles(
      read: { path in
        noteRead(path)
        return read(path)
      },
      list: { folder in
        noteList(folder)
        return list(folder)
      })
  }

  /// Returns the text of a file; nil if there is none, or if it is too large.
  package func text(_ path: String) -> String? {
    read(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns whether there is a folder at a path.
  package func isFolder(_ path: String) -> Bool { list(path) != nil }

  /// Returns whether there is a file or a folder at a path.
  package func exists(_ path: String) -> Bool {
    let names = list(ProjectPath.folder(of: path)) ?? []
    let name = ProjectPath.name(of: path)
    return names.contains(name) || names.contains(name + "/")
  }

  /// Returns a path spelled as on the disk.
  ///
  /// A Mac's file system usually ignores case, so a document may refer to `shop.yml` as `Shop.yml`.
  func spelled(_ path: String) -> String {
    let folder = ProjectPath.folder(of: path)
    let (names, name) = (list(folder) ?? [], ProjectPath.name(of: path))
    if names.contains(name) { return path }
    let same = names.first { $0.lowercased() == name.lowercased() }
    return same.map { ProjectPath.join(folder, $0) } ?? path
  }

  /// Returns the sorted paths of the files in a folder and its subfolders.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - isWhole: returns whether the folder at this path is listed as one item, as an asset
  ///     catalogue is.
  ///   - isPassedOver: returns whether the folder at this path is left out.
  /// - Returns: the paths, without hidden files; once `countLimit` items are found, no further
  ///   folder is visited.
  package func all(
    in folder: String, isWhole: (String) -> Bool = FileKind.isWhole,
    isPassedOver: (String) -> Bool = { _ in false }
  ) -> [String] {
    var found: [String] = []
    var open = [(path: folder, depth: 0)]
    var count = 0
    while let (path, depth) = open.popLast(), count < Self.countLimit {
      for name in list(path) ?? [] where !name.hasPrefix(".") {
        count += 1
        let item = ProjectPath.join(path, name)
        guard name.hasSuffix("/") else {
          found.append(item)
          continue
        }
        if isPassedOver(item) { continue }
        if isWhole(item) {
          found.append(item)
        } else if depth < Self.depthLimit {
          open.append((item, depth + 1))
        }
      }
    }
    return found.sorted()
  }
}

/// The lists of names in folders of the disk.
private enum DiskFolder {
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      names.append(isFolder(entry.pointee.d_type, "\(folder)/\(name)") ? name + "/" : name)
    }
    return names.sorted()
  }

  /// Returns whether an entry of a folder is a folder itself.
  ///
  /// A symbolic link to a folder counts as one, unless that folder contains the link, since it
  /// would then be visited endlessly.
  private static func isFolder(_ type: UInt8, _ path: String) -> Bool {
    if type == UInt8(DT_DIR) { return true }
    if type == UInt8(DT_REG) { return false }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return !path.hasPrefix(target + "/")
  }
}
