internal import Foundation

/// The chunks of a PNG file other than its pixels, read without loading the whole file.
struct PNGSkeleton {
  /// The signature and the chunks, in the order of the file.
  let bytes: Data
  /// The size, in pixels.
  let width: Int, height: Int
  /// Whether the rows are stored from top to bottom: the file is neither interlaced nor an
  /// animation.
  let isReadInRows: Bool

  /// The maximum number of bytes apart from the pixels.
  private static let maximumBytes = 64 << 20
  private static let maximumChunks = 1 << 20

  /// Reads the chunks of a file; nil if the file is not a regular file, cannot be read or is not a
  /// PNG, if the chunks do not follow each other up to the end marker or exceed a limit, or if the
  /// number of pixels is outside the range `pixels`.
  init?(_ descriptor: Int32, pixels: ClosedRange<Int>) {
    var status = stat()
    // The header is the first chunk: width, height, depth, colour type, compression, filter,
    // interlacing.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let start = Self.read(descriptor, at: 0, count: 33), start.prefix(8).isPNGSignature,
      start[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    width = start[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = start[20..<24].reduce(0) { $0 << 8 | Int($1) }
    // A file with too few pixels is rejected here, after only its beginning was read.
    let (count, isTooMany) = width.multipliedReportingOverflow(by: height)
    guard !isTooMany, count > 0, pixels.contains(count) else { return nil }
    var bytes = start.prefix(8)
    let size = Int(status.st_size)
    var (offset, chunks, types) = (8, 0, Set<String>())
    while !types.contains("IEND") {
      guard chunks < Self.maximumChunks,
        let head = Self.read(descriptor, at: offset, count: 8)
      else { return nil }
      let end = offset + 12 + head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: head.suffix(4), as: UTF8.self)
      guard end <= size else { return nil }
      if type != "IDAT" {
        guard bytes.count + end - offset <= Self.maximumBytes,
          let chunk = Self.read(descriptor, at: offset, count: end - offset)
        else { return nil }
        bytes += chunk
      }
      types.insert(type)
      (offset, chunks) = (end, chunks + 1)
    }
    self.bytes = bytes
    isReadInRows = start[28] == 0 && !types.contains("acTL")
  }

  private static func read(_ descriptor: Int32, at offset: Int, count: Int) -> Data? {
    var bytes = Data(count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes { memory in
        memory.baseAddress.map { pread(descriptor, $0 + done, count - done, off_t(offset + done)) }
      }
      guard let got, got > 0 else { return nil }
      done += got
    }
    return bytes
  }
}

extension Data {
  fileprivate var isPNGSignature: Bool {
    elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }
}
