internal import Foundation

/// A file of the disk that is read whole, and written whole or not at all.
///
/// Only regular files: a picture is neither read from a terminal nor put in place of a device.
struct RegularFile {
  /// The path the errors name.
  let path: String

  /// Names a file, which need not exist.
  init(_ url: URL) { path = url.path }

  /// Reads the file, if `check` lets its first bytes pass.
  ///
  /// So a film of many gigabytes with a picture's name is turned away before it fills the memory.
  func read(
    startLength: Int, check: (Data) throws(PNGError) -> Void
  ) throws(PNGError) -> Data {
    let size = try size()
    guard let stream = fopen(path, "rb") else { throw unreadable() }
    defer { fclose(stream) }
    var data = try bytes(of: stream, count: min(startLength, size))
    try check(data)
    data.append(try bytes(of: stream, count: size - data.count))
    return data
  }

  private func size() throws(PNGError) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw unreadable() }
    guard status.isRegularFile else {
      throw .unreadable(file: path, reason: "it is not a regular file")
    }
    return Int(status.st_size)
  }

  /// Reads `count` bytes, or fewer when the file became shorter meanwhile.
  private func bytes(of stream: UnsafeMutablePointer<FILE>, count: Int) throws(PNGError) -> Data {
    var data = Data(count: count)
    let done = data.withUnsafeMutableBytes { fread($0.baseAddress, 1, count, stream) }
    guard ferror(stream) == 0 else { throw unreadable() }
    return data.prefix(done)
  }

  private func unreadable() -> PNGError { .unreadable(file: path, reason: systemReason()) }
}

extension RegularFile {
  /// Writes a temporary file beside this one and renames it, so that nobody ever sees half a file.
  ///
  /// A link stays, and what it leads to is replaced. On any error the temporary file goes away and
  /// the old file, if there was one, is as it was. The bytes are not forced to the disk.
  func replace(with data: Data) throws(PNGError) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var status = stat()
    guard stat(target.path, &status) != 0 || status.isRegularFile else {
      throw .unwritable(file: path, reason: "there is something that is not a regular file")
    }
    let temporary = target.deletingLastPathComponent()
      .appendingPathComponent(".\(UUID().uuidString).png.tmp").path
    try write(data, toNew: temporary)
    guard rename(temporary, target.path) == 0 else {
      let error = unwritable()
      unlink(temporary)
      throw error
    }
  }

  private func write(_ data: Data, toNew temporary: String) throws(PNGError) {
    guard let stream = fopen(temporary, "wbx") else { throw unwritable() }
    let written = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
    guard fclose(stream) == 0, written == data.count else {
      let error = unwritable()
      unlink(temporary)
      throw error
    }
  }

  private func unwritable() -> PNGError { .unwritable(file: path, reason: systemReason()) }
}

/// What the system says about its last refusal.
private func systemReason() -> String { String(cString: strerror(errno)) }

extension stat {
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
