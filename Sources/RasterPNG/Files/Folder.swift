package import Foundation

/// A folder that is made with all folders above it.
package struct Folder {
  private let url: URL

  package init(_ url: URL) { self.url = url }

  /// The folders in it, in order of their paths; hidden ones, such as `.build`, and links are
  /// skipped.
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

  /// Makes the folder, unless it is there.
  ///
  /// - Throws: the uppermost folder that cannot be made, with the system's reason; what
  ///   `FileManager` throws would lose that.
  package func make() throws(FileError) {
    if mkdir(url.path, 0o777) == 0 { return }
    switch errno {
    case EEXIST where isThere: return
    case ENOENT where url.path != "/":
      try Folder(url.deletingLastPathComponent()).make()
      guard mkdir(url.path, 0o777) == 0 || (errno == EEXIST && isThere) else { throw refusal() }
    // Of a folder that is there, some systems say first that it could not be written.
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
