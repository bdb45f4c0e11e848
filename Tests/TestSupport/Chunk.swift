package import Foundation

/// One chunk of a PNG file: a name of four letters and its content.
package struct Chunk: Equatable {
  package var name: String
  package var content: [UInt8]

  package init(_ name: String, _ content: [UInt8]) {
    self.name = name
    self.content = content
  }

  /// Length, name, content and checksum.
  package var bytes: [UInt8] {
    let checked = Array(name.utf8) + content
    return UInt32(content.count).bigEndianBytes + checked + Self.crc32(checked).bigEndianBytes
  }

  /// Takes a well-formed file apart.
  package static func chunks(of file: Data) -> [Chunk] {
    var rest = file.dropFirst(8)
    var chunks: [Chunk] = []
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append(Chunk(name, Array(rest.dropFirst(8).prefix(count))))
      rest = rest.dropFirst(12 + count)
    }
    return chunks
  }

  /// The remainder of each byte, so that chunks of megabytes are made in no time.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { (crc: UInt32, _) -> UInt32 in
      crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320
    }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    remainders.withUnsafeBufferPointer { remainders in
      for byte in bytes { crc = remainders[Int((crc ^ UInt32(byte)) & 255)] ^ crc >> 8 }
    }
    return ~crc
  }
}

extension Chunk {
  package static func gamma(_ value: UInt32) -> Chunk { Chunk("gAMA", value.bigEndianBytes) }
  package static let sRGB = Chunk("sRGB", [0])
  package static func density(_ x: UInt32, _ y: UInt32, unit: UInt8) -> Chunk {
    Chunk("pHYs", x.bigEndianBytes + y.bigEndianBytes + [unit])
  }
  package static func palette(_ colors: [[UInt8]]) -> Chunk { Chunk("PLTE", colors.flatMap { $0 }) }
  package static func transparency(_ bytes: [UInt8]) -> Chunk { Chunk("tRNS", bytes) }
}

extension UInt32 {
  package var bigEndianBytes: [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) }
  }
}
