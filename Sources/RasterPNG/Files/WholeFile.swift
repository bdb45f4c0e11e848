package import Foundation

/// A file that is read whole, and written whole or not at all.
///
/// Everything that Quarterturn writes is written by one policy:
///
/// - The bytes go to a temporary file in the same folder, which is then renamed, so that no process
///   ever sees half a file. After an error the temporary file is gone, and what was there still is.
/// - A link stays, and the file that it leads to is replaced. A link that leads nowhere is itself
///   replaced.
/// - Only a regular file is replaced: no folder, no device, no pipe.
/// - A file that is replaced keeps its permissions; a new one has what the process's mask leaves.
/// - A lasting file has reached the disk before it gets its name, so that a power cut leaves the
///   old file or the new one, and never an empty one.
package struct WholeFile {
  /// A larger file is not read: 1 GB.
  static let maximumSize = 1 << 30

  private let url: URL

  package init(_ url: URL) { self.url = url }

  /// Reads the file, or only its first bytes; nil when there is none.
  ///
  /// A link that leads nowhere is an error: it would else be taken for a file that may be created.
  package func read(first count: Int? = nil) throws(FileError) -> Data? {
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
    guard status.isRegularFile else { throw error(.read, "it is not a regular file") }
    let size = Int(status.st_size)
    if let count { return try bytes(descriptor, count: min(count, size)) }
    guard size <= Self.maximumSize else { throw error(.read, "it has \(size) bytes") }
    return try bytes(descriptor, count: size)
  }

  private var isLink: Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func bytes(_ descriptor: Int32, count: Int) throws(FileError) -> Data {
    // Not `Data(count:)`, which fills them with zeros first.
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
      // The file became shorter after its size was read.
      if got == 0 { break }
      done += got
    }
    return Data(bytesNoCopy: bytes, count: done, deallocator: .free)
  }

  /// Whether another file has the same bytes, read piece by piece; false if one is not readable.
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

  /// The size in bytes; 0 if there is no file.
  package var size: Int {
    var status = stat()
    return stat(url.path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Deletes the file; a missing file is no error.
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
  ///   - replaces: whether a file that is there is replaced.
  ///   - makesFolder: whether a folder that is missing is made.
  ///   - isLasting: whether the file must survive a power cut, which costs milliseconds.
  /// - Returns: false when a file is there and was left alone.
  /// - Throws: the system's refusal, or that something is there that is no regular file.
  @discardableResult
  package func write(
    _ data: Data, replacing replaces: Bool = true, makingFolder makesFolder: Bool = true,
    isLasting: Bool
  ) throws(FileError) -> Bool {
    if makesFolder { try makeFolder() }
    let target = replaces ? self.target : url
    let permissions = replaces ? try permissions(of: target) : nil
    // Only within one folder is renaming sure to be a single step.
    let temporary = target.deletingLastPathComponent().appendingPathComponent(Self.temporaryName())
    let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw error(.write) }
    defer {
      unlink(temporary.path)
      close(descriptor)
    }
    // Held until the file has its name: what nobody holds is of a process that was killed.
    flock(descriptor, LOCK_EX | LOCK_NB)
    try put(data, into: descriptor, permissions, isLasting: isLasting)
    if replaces {
      guard rename(temporary.path, target.path) == 0 else { throw error(.write) }
      return true
    }
    // A hard link is made only where nothing is, so of two processes one wins and the other knows.
    if link(temporary.path, url.path) == 0 { return true }
    if errno == EEXIST { return false }
    return try moveWithoutLink(temporary)
  }

  /// The file that a link leads to, or the file itself.
  private var target: URL {
    guard isLink, let path = realpath(url.path, nil) else { return url }
    defer { free(path) }
    return URL(fileURLWithPath: String(cString: path))
  }

  /// The permissions of the file that is replaced; nil if there is none.
  private func permissions(of target: URL) throws(FileError) -> mode_t? {
    var status = stat()
    guard stat(target.path, &status) == 0 else { return nil }
    guard status.isRegularFile else {
      throw error(.write, "there is something that is not a regular file")
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
    // Before the file has its name, so that it is never seen with others.
    if let permissions { fchmod(descriptor, permissions) }
    // A power cut after the rename must not leave an empty file.
    guard !isLasting || fsync(descriptor) == 0 else { throw error(.write) }
  }

  /// Renames where the file system has no hard links; another process may write the file in the
  /// moment between looking and renaming.
  private func moveWithoutLink(_ temporary: URL) throws(FileError) -> Bool {
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { throw error(.write) }
    if access(url.path, F_OK) == 0 { return false }
    guard rename(temporary.path, url.path) == 0 else { throw error(.write) }
    return true
  }
}

extension WholeFile {
  /// Hidden, so that no listing takes it for a golden; `.gitignore` names it.
  private static let temporaryPrefix = ".recording-"

  private static func temporaryName() -> String { "\(temporaryPrefix)\(UUID().uuidString).tmp" }

  /// Returns whether a file is one that was not yet renamed.
  package static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(temporaryPrefix) && name.hasSuffix(".tmp")
  }

  /// Removes temporary files that killed processes left in a folder.
  ///
  /// - Parameters:
  ///   - folder: which.
  ///   - date: what is younger stays; an hour ago unless given.
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

  /// Returns whether no process holds a file that was not yet renamed.
  private static func isAbandoned(_ file: URL) -> Bool {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // A file system without locks returns another error; there only the date is compared.
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }
}

extension stat {
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}

extension Data {
  /// Writes all bytes to an open file, in as many steps as the system wants.
  ///
  /// - Parameter descriptor: an open file.
  /// - Returns: false when the system refuses; `errno` says why.
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
