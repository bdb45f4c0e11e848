import Foundation

/// The offsets at which the lines of a text start.
///
/// Lines end at `\n`, `\r` or `\r\n`, as in Swift's compiler.
struct LineTable {
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    guard Self.contains(bytes, UInt8(ascii: "\r")) else {
      addStarts(of: bytes)
      return
    }
    for (index, byte) in bytes.enumerated() where byte.isLineEnd {
      let next = index + 1
      // In `\r\n`, the line ends after the second character.
      if byte == UInt8(ascii: "\r"), next < bytes.count, bytes[next] == UInt8(ascii: "\n") {
        continue
      }
      starts.append(next)
    }
  }

  /// Returns whether a text contains a byte, using the C function `memchr`.
  private static func contains(_ bytes: [UInt8], _ byte: UInt8) -> Bool {
    bytes.withUnsafeBytes { raw in
      raw.baseAddress.flatMap { memchr($0, Int32(byte), raw.count) } != nil
    }
  }

  /// Adds the starts of the lines of a text without `\r`, using the C function `memchr`, which is
  /// fast in debug builds too.
  private mutating func addStarts(of bytes: [UInt8]) {
    bytes.withUnsafeBytes { raw in
      guard let base = raw.baseAddress else { return }
      var start = 0
      while let found = memchr(base + start, 10, raw.count - start) {
        start = UnsafeRawPointer(found) - base + 1
        starts.append(start)
      }
    }
  }

  /// Returns the number of the line that contains an offset, starting at 1.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the offset of the start of a line; if there is no line of this number, that of the
  /// nearest line.
  func start(ofLine line: Int) -> Int { starts[min(max(line, 1), starts.count) - 1] }
}
