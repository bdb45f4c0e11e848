package import Foundation

/// A file that is read as a whole, and written completely or not at all.
///
/// All files of Quarterturn are written by the same policy:
///
/// - The bytes are written to a temporary file in the same folder, which is then renamed, so that
///   no process ever sees an incomplete file. After an error the temporary file is deleted, and the
///   old file is unchanged.
/// - A link is kept, and its target is replaced. A link whose target does not exist is itself
///   replaced.
/// - Only a regular file is replaced, never a folder, a device or a pipe.
/// - A replaced file keeps its permissions; a new file gets those that the process's mask allows.
/// - If the caller requests it, the bytes are on the disk before the file is renamed, so that a
///   power cut leaves either the old file or the new one, and never an empty one.
package struct WholeFile {
  /// The maximum number of bytes of a file that is read: 1 GB.
  static let maximumSize = 1 << 30

  private let url: URL

  package init(_ url: URL) { self.url = url }

  /// Reads the file, or only its first bytes; returns nil if the file does not exist.
  ///
  /// A link whose target does not exist is an error; otherwise the caller would assume that the
  /// file may be created.
  package func read(first count: Int? = nil) throws(FileError) -> Data? {
    // Without `O_NONBLOCK`, opening a pipe would wait indefinitely for a writer.
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 && (errno == ENOENT || errno == ENOTDIR) {
      if isLink { throw error(.read, "it is a link to a file that does not exist") }
      return nil
    }
    guard descriptor >= 0 else { throw error(.read) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw error(.read) }
    guard status.isRegularFile else { throw error(.read, "it is not a regular file") }
    let size = Int(status.st_size)
    if let count { return try bytes(descriptor, count: min(count, size)) }
    guard size <= Self.maximumSize else { throw error(.read, "it is too large (\(size) bytes)") }
    return try bytes(descriptor, count: size)
  }

  private var isLink: Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func bytes(_ descriptor: Int32, count: Int) throws(FileError) -> Data {
    // `Data(count:)` is avoided because it fills the bytes with zeros first.
    guard count > 0, let bytes = malloc(count) else { return Data() }
    var done = 0
    while done < count {
      let got = Foundation.read(descriptor, bytes + done, count - done)
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else {
        let error = error(.read)
        free(bytes)
        throw error
      }
      // The file was truncated after its size was read, so there are fewer bytes.
      if got == 0 { break }
      done += got
    }
    return Data(bytesNoCopy: bytes, count: done, deallocator: .free)
  }

  /// Returns whether another file has the same bytes, comparing piece by piece; false if either
  /// file cannot be read.
  package func hasBytes(of other: WholeFile) -> Bool {
    guard size == other.size, let one = try? FileHandle(forReadingFrom: url),
      let two = try? FileHandle(forReadingFrom: other.url)
    else { return false }
    do {
      while let old = try one.read(upToCount: 1 << 20), !old.isEmpty {
        guard try two.read(upToCount: old.count) == old else { return false }
      }
      return true
    } catch {
      return false
    }
  }

  /// The size in bytes; 0 if the file does not exist.
  package var size: Int {
    var status = stat()
    return stat(url.path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Deletes the file; does nothing if the file does not exist.
  ///
  /// - Throws: `FileError` if the system reports any other error.
  package func delete() throws(FileError) {
    guard unlink(url.path) == 0 || errno == ENOENT else { throw error(.delete) }
  }

  private func error(_ action: FileError.Action, _ reason: String? = nil) -> FileError {
    FileError(path: url.path, action: action, reason: reason ?? FileError.systemReason)
  }
}

extension WholeFile {
  /// Writes the file.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - replaces: whether an existing file is replaced.
  ///   - makesFolder: whether missing folders are created.
  ///   - isLasting: whether the bytes are flushed to the disk, so that the file survives a power
  ///     cut; this takes milliseconds.
  /// - Returns: false if the file exists and was not replaced.
  /// - Throws: `FileError` if the system reports an error, or if the file to replace is not a
  ///   regular file.
  @discardableResult
  package func write(
    _ data: Data, replacing replaces: Bool = true, makingFolder makesFolder: Bool = true,
    isLasting: Bool
  ) throws(FileError) -> Bool {
    if makesFolder { try makeFolder() }
    let target = replaces ? self.target : url
    let permissions = replaces ? try permissions(of: target) : nil
    // Renaming is guaranteed to be a single step only within one folder.
    let temporary = target.deletingLastPathComponent().appendingPathComponent(Self.temporaryName())
    let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw error(.write) }
    defer {
      unlink(temporary.path)
      close(descriptor)
    }
    // The file stays locked until it is renamed, so that an unlocked temporary file must belong to
    // a process that was killed.
    flock(descriptor, LOCK_EX | LOCK_NB)
    try put(data, into: descriptor, permissions, isLasting: isLasting)
    if replaces {
      guard rename(temporary.path, target.path) == 0 else { throw error(.write) }
      return true
    }
    // Creating a hard link fails if the file exists, so if two processes write, exactly one
    // succeeds.
    if link(temporary.path, url.path) == 0 { return true }
    if errno == EEXIST { return false }
    return try moveWithoutLink(temporary)
  }

  /// The target of a link, or the file itself if it is not a link.
  private var target: URL {
    guard isLink, let path = realpath(url.path, nil) else { return url }
    defer { free(path) }
    return URL(fileURLWithPath: String(cString: path))
  }

  /// Returns the permissions of the file to be replaced; nil if it does not exist.
  private func permissions(of target: URL) throws(FileError) -> mode_t? {
    var status = stat()
    guard stat(target.path, &status) == 0 else { return nil }
    guard status.isRegularFile else {
      throw error(.write, "it exists, but is not a regular file")
    }
    return status.st_mode & 0o777
  }

  private func makeFolder() throws(FileError) {
    do {
      try Folder(url.deletingLastPathComponent()).make()
    } catch {
      throw FileError(
        path: url.path, action: .write,
        reason: "its folder \(error.path) cannot be made: \(error.reason)")
    }
  }

  private func put(
    _ data: Data, into descriptor: Int32, _ permissions: mode_t?, isLasting: Bool
  ) throws(FileError) {
    guard data.write(to: descriptor) else { throw error(.write) }
    // The permissions are set before the file is renamed, so that the renamed file never has
    // different permissions.
    if let permissions { fchmod(descriptor, permissions) }
    // A power cut after the rename must not leave an empty file.
    guard !isLasting || fsync(descriptor) == 0 else { throw error(.write) }
  }

  /// Renames the file on a file system without hard links.
  ///
  /// Another process may still create the target between the check and the renaming.
  private func moveWithoutLink(_ temporary: URL) throws(FileError) -> Bool {
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { throw error(.write) }
    if access(url.path, F_OK) == 0 { return false }
    guard rename(temporary.path, url.path) == 0 else { throw error(.write) }
    return true
  }
}

extension WholeFile {
  /// The prefix of temporary files.
  ///
  /// The prefix begins with a full stop, which hides the files, so that no listing mistakes one for
  /// a golden; `.gitignore` contains the prefix.
  private static let temporaryPrefix = ".recording-"

  private static func temporaryName() -> String { "\(temporaryPrefix)\(UUID().uuidString).tmp" }

  /// Returns whether a file name is that of a temporary file.
  package static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(temporaryPrefix) && name.hasSuffix(".tmp")
  }

  /// Removes temporary files that killed processes left in a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder to clean.
  ///   - date: files modified at or after this date are kept. The default is an hour ago.
  package static func sweep(
    _ folder: URL, before date: Date = Date(timeIntervalSinceNow: -3600)
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where isTemporary(name) {
      let file = folder.appendingPathComponent(name)
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      guard let written = attributes?[.modificationDate] as? Date, written < date else { continue }
      if isAbandoned(file) { unlink(file.path) }
    }
  }

  /// Returns whether no process has locked a temporary file.
  private static func isAbandoned(_ file: URL) -> Bool {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // A file system without locks returns a different error; there only the file's age counts.
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }
}

extension stat {
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}

extension Data {
  /// Writes all bytes to an open file, in as many steps as the system needs.
  ///
  /// - Parameter descriptor: an open file.
  /// - Returns: false if the system reports an error, which is then in `errno`.
  package func write(to descriptor: Int32) -> Bool {
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
