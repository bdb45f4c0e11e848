import Basics
import Foundation
import XcodeProject

/// The files and folders that previews of a project depend on, with digests of their contents.
///
/// As in git, a file is not read again if its size and dates are the same. If a file is changed
/// right after it was read, its dates may stay the same, so the content is compared if the dates
/// are very recent.
struct ProjectInputs: Codable, Equatable {
  private struct Mark: Codable, Equatable {
    /// The size, the inode and the dates; empty if the dates are too recent.
    var status: String
    /// The digest of the file's content, or of the names in the folder; empty if nothing exists at
    /// the path.
    var content: String
  }

  private var files: [String: Mark] = [:]
  private var folders: [String: Mark] = [:]
  /// The folder to which previews write pictures, which are not inputs; nil for none.
  private let output: String?

  /// Makes inputs without files.
  ///
  /// - Parameter output: the absolute path of a folder that is not an input.
  init(excluding output: String? = nil) { self.output = output }

  /// The age in seconds above which dates are compared; file systems store dates with a resolution
  /// of 2 seconds or less.
  private static let age = 2.0

  /// Adds a file, or the fact that there is none at the path.
  mutating func add(file path: String) {
    if files[path] == nil { files[path] = Self.mark(file: path) }
  }

  /// Adds the names in a folder, without hidden files.
  mutating func add(folder path: String) {
    if let output, path == output || path.hasPrefix(output + "/") { return }
    if folders[path] == nil { folders[path] = mark(folder: path) }
  }

  /// Adds the parts of an asset catalogue that determine the names of its assets.
  mutating func add(catalogue path: String) {
    add(folder: path)
    add(file: "\(path)/Contents.json")
    let others = ["imageset", "colorset", "symbolset", "appiconset", "dataset", "launchimage"]
    for name in ProjectFiles.disk.list(path) ?? [] where name.hasSuffix("/") {
      let child = "\(path)/\(name.dropLast())"
      if !others.contains(ProjectPath.ending(of: child)) { add(catalogue: child) }
    }
  }

  /// Adds all files and folders of another value.
  mutating func add(_ other: ProjectInputs) {
    files.merge(other.files) { own, _ in own }
    folders.merge(other.folders) { own, _ in own }
  }

  /// Returns the files whose contents have changed since the last call, and records their new
  /// contents.
  ///
  /// Returns nil if the names in a folder have changed.
  mutating func changes() -> Set<String>? {
    for (path, old) in folders where old.status.isEmpty || Self.status(of: path) != old.status {
      let new = mark(folder: path)
      if new.content != old.content { return nil }
      folders[path] = new
    }
    var changed: Set<String> = []
    for (path, old) in files where old.status.isEmpty || Self.status(of: path) != old.status {
      let new = Self.mark(file: path)
      if new.content != old.content { changed.insert(path) }
      files[path] = new
    }
    return changed
  }

  // MARK: The state of a file or a folder

  private static func mark(file path: String) -> Mark {
    // The status is read before the content, so that a change between the two reads is noticed in
    // the next run.
    let status = status(of: path)
    guard let data = FileManager.default.contents(atPath: path) else {
      return Mark(status: status, content: "")
    }
    let text = String(decoding: data, as: UTF8.self)
    return Mark(status: status, content: digest([text, "\(data.count)"]))
  }

  private func mark(folder path: String) -> Mark {
    let status = Self.status(of: path)
    guard let names = ProjectFiles.disk.list(path) else { return Mark(status: status, content: "") }
    let own = names.filter { !$0.hasPrefix(".") && ProjectPath.join(path, $0) != output }
    return Mark(status: status, content: Self.digest(own))
  }

  private static func digest(_ texts: [String]) -> String {
    let digest = DigestWriter()
    for text in texts { digest.write(text) }
    let words = digest.finish()
    return [words[0], words[1]].map { String($0, radix: 36) }.joined()
  }

  /// Returns the size, the inode and the dates of a file as text; empty if the dates are too
  /// recent, and `-` if there is no file.
  private static func status(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "-" }
    #if os(Linux)
      let (changed, modified) = (status.st_ctim, status.st_mtim)
    #else
      let (changed, modified) = (status.st_ctimespec, status.st_mtimespec)
    #endif
    let newest = Double(max(changed.tv_sec, modified.tv_sec))
    guard Date().timeIntervalSince1970 - newest > age else { return "" }
    return "\(status.st_size) \(status.st_ino) \(modified.tv_sec).\(modified.tv_nsec)"
      + " \(changed.tv_sec).\(changed.tv_nsec)"
  }
}

/// A recorder of the paths that are read while a project is loaded.
final class InputRecorder: @unchecked Sendable {
  private let lock = NSLock()
  private var inputs: ProjectInputs

  /// Makes a recorder without paths.
  ///
  /// - Parameter output: the absolute path of a folder that is not an input.
  init(excluding output: String? = nil) { inputs = ProjectInputs(excluding: output) }

  /// The disk's file system, which records each path that is read.
  var files: ProjectFiles {
    ProjectFiles.disk.noting(
      read: { path in self.lock.withLock { self.inputs.add(file: path) } },
      list: { path in self.lock.withLock { self.inputs.add(folder: path) } })
  }

  /// The recorded files and folders, with their contents.
  var all: ProjectInputs { lock.withLock { inputs } }
}
