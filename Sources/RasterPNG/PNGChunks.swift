internal import CPNG
package import Foundation

/// The chunks of a PNG file, found without decoding it.
///
/// ```
/// signature │ length type data checksum │ length type data checksum │ …
///   8 bytes │      4    4    …        4 │
/// ```
///
/// The initialiser checks only that the chunks follow each other from the signature to the end
/// marker; their contents and checksums are not checked.
package struct PNGChunks: Sendable {
  /// One chunk, as ranges of the file's bytes counted from zero.
  package struct Chunk: Sendable, Hashable {
    /// The four letters of the type, such as `IDAT`.
    package let type: String
    /// The range of the whole chunk, including its length, type and checksum.
    package let range: Range<Int>

    /// The range of the chunk's contents, without length, type and checksum.
    package var payload: Range<Int> { range.lowerBound + 8..<range.upperBound - 4 }
  }

  /// The chunks, up to and including `IEND`.
  package let chunks: [Chunk]

  private let data: Data

  /// The maximum number of chunks.
  ///
  /// A picture of a gigabyte has a few hundred thousand chunks; a file with more than this limit is
  /// assumed to be malicious.
  private static let limit = 1 << 20

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Finds the chunks, or returns nil if the data does not begin with the PNG signature, if the
  /// chunks do not follow each other up to `IEND`, or if there are too many.
  package init?(_ data: Data) {
    guard data.starts(with: Self.signature) else { return nil }
    var chunks: [Chunk] = []
    var start = Self.signature.count
    while chunks.last?.type != "IEND" {
      guard chunks.count < Self.limit, let chunk = Self.chunk(data, at: start) else { return nil }
      chunks.append(chunk)
      start = chunk.range.upperBound
    }
    self.chunks = chunks
    self.data = data
  }

  /// Returns whether `isWanted` is true for the type and payload of any chunk.
  package func contains(_ isWanted: (_ type: String, _ payload: Data) -> Bool) -> Bool {
    chunks.contains {
      isWanted($0.type, data.dropFirst($0.payload.lowerBound).prefix($0.payload.count))
    }
  }

  private static func chunk(_ data: Data, at start: Int) -> Chunk? {
    guard start + 12 <= data.count else { return nil }
    let head = data.dropFirst(start).prefix(8)
    let length = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let end = start + 12 + length
    // The length has four bytes, so the sum cannot overflow. A chunk must not extend past the
    // file's end.
    guard end <= data.count else { return nil }
    return Chunk(type: String(decoding: head.suffix(4), as: UTF8.self), range: start..<end)
  }

  /// Returns the bytes of a chunk, including its length and checksum.
  ///
  /// - Parameters:
  ///   - type: the four ASCII letters of the type.
  ///   - payload: the contents of the chunk.
  /// - Returns: the chunk as stored in a file.
  package static func encode(type: String, payload: Data) -> Data {
    var chunk = bigEndian(UInt32(payload.count))
    chunk += Data(type.utf8) + payload
    return chunk + bigEndian(CRC32.checksum(chunk.dropFirst(4)))
  }

  static func bigEndian(_ value: UInt32) -> Data {
    withUnsafeBytes(of: value.bigEndian) { Data($0) }
  }
}

/// The checksum of PNG chunks: the reflected CRC-32 with the polynomial that Ethernet uses.
enum CRC32 {
  static func checksum(_ bytes: Data) -> UInt32 {
    bytes.withUnsafeBytes { cpng_checksum($0.baseAddress, $0.count) }
  }
}
