import Foundation

/// The bytes of a font file, at one address as long as a font library reads them.
final class FontFile: @unchecked Sendable {
  /// The most bytes that are read: four times the largest fonts in use, which hold all of Chinese.
  static let byteLimit = 1 << 27

  /// The path, as errors show it.
  let path: String
  /// The whole file; never changed after reading, so every thread may read it.
  let bytes: UnsafeRawBufferPointer
  /// Whether this object owns the bytes, and frees them at its end.
  private let isCopy: Bool

  /// Uses bytes that are constant during the process, without a copy.
  init(embedded bytes: UnsafeRawBufferPointer, path: String) {
    (self.bytes, self.path, isCopy) = (bytes, path, false)
  }

  init(data: Data, path: String) {
    // A copy: the address of `Data`'s bytes is good inside a closure only.
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

  /// Refuses files that are too large and those that are not regular: a device or pipe may never
  /// end.
  private static func checkSize(_ path: String) throws(FontError) {
    let manager = FileManager.default
    guard manager.fileExists(atPath: path) else { throw .missing(path: path) }
    // The attributes are those of a link itself, so the link is followed first.
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
