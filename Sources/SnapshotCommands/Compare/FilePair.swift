import CommandLineKit
import Foundation

/// Two files to compare, one of which may be missing.
struct FilePair: Sendable {
  /// The path of both files relative to the compared folders; for two single files, the second
  /// one's name.
  let path: String
  /// The expected file; nil if only the second folder contains it.
  let first: URL?
  /// The file to compare; nil if only the first folder contains it.
  let second: URL?

  /// The file extensions searched for in folders.
  private static let kinds: Set<String> = ["png", "json", "txt"]

  /// Pairs two files, or the files of two folders that have the same relative path.
  ///
  /// - Parameters:
  ///   - first: the path of the expected file or folder.
  ///   - second: the path of the actual file or folder.
  /// - Returns: at least one pair, sorted by path.
  /// - Throws: `CompareError` if a path does not exist, if only one of the two is a folder, or if
  ///   neither folder contains a file to compare.
  static func pairs(_ first: String, _ second: String) throws(CompareError) -> [FilePair] {
    switch (try isFolder(first), try isFolder(second)) {
    case (false, false):
      let (first, second) = (URL(fileURLWithPath: first), URL(fileURLWithPath: second))
      return [FilePair(path: second.lastPathComponent, first: first, second: second)]
    case (true, true): return try folders(first, second)
    case (true, false): throw .mixed(folder: first, file: second)
    case (false, true): throw .mixed(folder: second, file: first)
    }
  }

  private static func folders(
    _ first: String, _ second: String
  ) throws(CompareError) -> [FilePair] {
    let (old, new) = (files(in: first), files(in: second))
    let paths = Set(old.keys).union(new.keys).sorted()
    if paths.isEmpty { throw .nothing(first, second) }
    return paths.map { FilePair(path: $0, first: old[$0], second: new[$0]) }
  }

  /// Returns the PNG, JSON and text files below a folder, keyed by their relative paths; hidden
  /// files are skipped.
  private static func files(in folder: String) -> [String: URL] {
    let root = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath()
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    var files: [String: URL] = [:]
    while let url = found?.nextObject() as? URL {
      guard kinds.contains(url.pathExtension.lowercased()),
        (try? url.resourceValues(forKeys: Set(keys)))?.isRegularFile == true
      else { continue }
      files[url.pathComponents.dropFirst(root.pathComponents.count).joined(separator: "/")] = url
    }
    return files
  }

  private static func isFolder(_ path: String) throws(CompareError) -> Bool {
    guard let isFolder = FileManager.default.isFolder(path) else { throw .absent(path) }
    return isFolder
  }
}

/// The reason why nothing can be compared.
enum CompareError: Error, Equatable, CustomStringConvertible {
  case absent(String)
  case mixed(folder: String, file: String)
  case nothing(String, String)

  var description: String {
    switch self {
    case .absent(let path): "\(path) does not exist"
    case .mixed(let folder, let file):
      "\(folder) is a folder and \(file) is not; compare two files or two folders"
    case .nothing(let first, let second):
      "neither \(first) nor \(second) contains a PNG, JSON or text file"
    }
  }
}
