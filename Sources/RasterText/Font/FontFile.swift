import Foundation

/// The bytes of a font file, at a constant address while a font library reads them.
final class FontFile: @unchecked Sendable {
  /// The maximum size of a font file, in bytes: 128 MB.
  static let byteLimit = 1 << 27

  /// The path for error messages.
  let path: String
  /// The bytes of the whole file.
  ///
  /// The bytes are never changed, so every thread may read them.
  let bytes: UnsafeRawBufferPointer
  /// Whether this object owns the bytes and frees them.
  private let isCopy: Bool

  /// Uses bytes that stay constant during the process, without copying them.
  init(embedded bytes: UnsafeRawBufferPointer, path: String) {
    (self.bytes, self.path, isCopy) = (bytes, path, false)
  }

  init(data: Data, path: String) {
    // The bytes are copied, because the address of `Data`'s bytes is valid only inside a closure.
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    data.copyBytes(to: copy)
    bytes = UnsafeRawBufferPointer(copy)
    self.path = path
    isCopy = true
  }

  convenience init(contentsOf url: URL) throws(FontError) {
    let path = url.path
    try Self.checkSize(path)
    do {
      self.init(data: try Data(contentsOf: url), path: path)
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
  }

  deinit {
    if isCopy { bytes.deallocate() }
  }

  /// Checks that a file exists, is not too large, and is a regular file, since a device or pipe may
  /// never end.
  private static func checkSize(_ path: String) throws(FontError) {
    let manager = FileManager.default
    guard manager.fileExists(atPath: path) else { throw .missing(path: path) }
    // A symbolic link is resolved first, since the attributes would be those of the link itself.
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = (try? manager.attributesOfItem(atPath: resolved)) ?? [:]
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw .unreadable(path: path, reason: "it is not a file")
    }
    let count = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard count <= byteLimit else {
      throw .tooLarge(path: path, bytes: count, limit: byteLimit)
    }
  }
}
