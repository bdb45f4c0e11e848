package import Foundation

/// A folder, which can be created together with its missing parent folders.
package struct Folder {
  private let url: URL

  package init(_ url: URL) { self.url = url }

  /// The folders in this folder, sorted by path; empty if the folder cannot be read.
  ///
  /// Hidden folders, such as `.build`, and links are skipped.
  package var folders: [URL] {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .isSymbolicLinkKey]
    let found = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
    let folders = (found ?? []).filter { child in
      let values = try? child.resourceValues(forKeys: keys)
      return values?.isDirectory == true && values?.isSymbolicLink != true
    }
    return folders.sorted { $0.path < $1.path }
  }

  /// Creates the folder if it does not exist.
  ///
  /// - Throws: `FileError` for the topmost folder that cannot be created, with the system's reason,
  ///   which an error of `FileManager` would not contain.
  package func make() throws(FileError) {
    if mkdir(url.path, 0o777) == 0 { return }
    switch errno {
    case EEXIST where isThere: return
    case ENOENT where url.path != "/":
      try Folder(url.deletingLastPathComponent()).make()
      guard mkdir(url.path, 0o777) == 0 || (errno == EEXIST && isThere) else { throw refusal() }
    // For an existing folder, some systems do not report that it exists, but that the parent folder
    // cannot be written.
    default: if !isThere { throw refusal() }
    }
  }

  private var isThere: Bool {
    let reason = errno
    defer { errno = reason }
    var status = stat()
    return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func refusal() -> FileError {
    FileError(path: url.path, action: .write)
  }
}
