package import Foundation

/// A file that is read whole, and written whole or not at all.
package struct WholeFile {
  /// A golden larger than this is not read: 1 GB.
  static let maximumSize = 1 << 30

  private let url: URL

  package init(_ url: URL) { self.url = url }

  /// Reads the file; nil when there is none.
  ///
  /// A link that leads nowhere is an error: taken for nothing it would be written, and cannot be.
  package func read() throws(FileError) -> Data? {
    // Without `O_NONBLOCK` opening a pipe waits for a writer, for ever.
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 && (errno == ENOENT || errno == ENOTDIR) {
      if isLink { throw error(.read, "it is a link that leads nowhere") }
      return nil
    }
    guard descriptor >= 0 else { throw error(.read) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw error(.read) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw error(.read, "it is not a regular file") }
    let size = Int(status.st_size)
    guard size <= Self.maximumSize else { throw error(.read, "it has \(size) bytes") }
    return try bytes(descriptor, count: size)
  }

  private var isLink: Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func bytes(_ descriptor: Int32, count: Int) throws(FileError) -> Data {
    var data = Data(count: count)
    var done = 0
    while done < count {
      let got = data.withUnsafeMutableBytes { buffer in
        Foundation.read(descriptor, buffer.baseAddress.map { $0 + done }, count - done)
      }
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw error(.read) }
      if got == 0 { break }
      done += got
    }
    return data.prefix(done)
  }

  /// Writes the file under a temporary name beside it, then renames it.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - replaces: whether a file that is there is replaced.
  ///   - isLasting: whether it must outlive a power cut, which costs milliseconds.
  /// - Returns: false when a file is there and was left alone.
  /// - Throws: the system's refusal; what was there still is, and nothing else.
  package func write(
    _ data: Data, replacing replaces: Bool, isLasting: Bool = true
  ) throws(FileError) -> Bool {
    try makeFolder()
    let temporary = url.deletingLastPathComponent().appendingPathComponent(Self.temporaryName())
    defer { unlink(temporary.path) }
    try put(data, into: temporary, isLasting: isLasting)
    if replaces {
      guard rename(temporary.path, url.path) == 0 else { throw error(.write) }
      return true
    }
    // A link is made only where nothing is, so of two processes one wins and the other knows.
    if link(temporary.path, url.path) == 0 { return true }
    if errno == EEXIST { return false }
    return try moveWithoutLink(temporary)
  }

  /// Deletes the file; that there is none any more is no error.
  package func delete() throws(FileError) {
    guard unlink(url.path) == 0 || errno == ENOENT else { throw error(.delete) }
  }

  /// The size in bytes; 0 where there is no file.
  var size: Int {
    var status = stat()
    return stat(url.path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Some file systems have no links; there the moment between looking and renaming is left.
  private func moveWithoutLink(_ temporary: URL) throws(FileError) -> Bool {
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { throw error(.write) }
    if access(url.path, F_OK) == 0 { return false }
    guard rename(temporary.path, url.path) == 0 else { throw error(.write) }
    return true
  }

  private func makeFolder() throws(FileError) {
    do {
      try Folder(url.deletingLastPathComponent()).make()
    } catch {
      throw FileError(
        path: url.path, deed: .write,
        reason: "its folder \(error.path) cannot be made: \(error.reason)")
    }
  }

  private func put(_ data: Data, into temporary: URL, isLasting: Bool) throws(FileError) {
    let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw error(.write) }
    defer { close(descriptor) }
    guard data.write(to: descriptor) else { throw error(.write) }
    // A power cut after the rename must not leave an empty golden.
    guard !isLasting || fsync(descriptor) == 0 else { throw error(.write) }
  }

  /// Removes what processes that were killed an hour ago or earlier left in a folder.
  static func sweep(_ folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where isTemporary(name) {
      let file = folder.appendingPathComponent(name)
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      let date = attributes?[.modificationDate] as? Date
      if let date, date.timeIntervalSinceNow < -3600 { unlink(file.path) }
    }
  }

  /// Hidden, so that no listing takes it for a golden; `.gitignore` names it.
  private static let temporaryPrefix = ".recording-"

  /// Tells whether a file is one that was not yet renamed.
  static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(temporaryPrefix) && name.hasSuffix(".tmp")
  }

  private static func temporaryName() -> String { "\(temporaryPrefix)\(UUID().uuidString).tmp" }

  private func error(_ deed: FileError.Deed, _ reason: String? = nil) -> FileError {
    let code = errno
    return FileError(
      path: url.path, deed: deed, reason: reason ?? String(cString: strerror(code)))
  }
}

extension Data {
  /// Writes all bytes to an open file, in as many steps as the system wants.
  ///
  /// - Parameter descriptor: an open file.
  /// - Returns: false when the system refuses; `errno` says why.
  func write(to descriptor: Int32) -> Bool {
    withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let put = Foundation.write(
          descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if put < 0 && errno == EINTR { continue }
        if put <= 0 { return false }
        done += put
      }
      return true
    }
  }
}
