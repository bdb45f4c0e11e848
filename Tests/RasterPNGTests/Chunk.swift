import Foundation

/// One chunk of a PNG file: a name of four letters and its content.
struct Chunk: Equatable {
  var name: String
  var content: [UInt8]

  init(_ name: String, _ content: [UInt8]) {
    self.name = name
    self.content = content
  }

  /// Length, name, content and checksum.
  var bytes: [UInt8] {
    let checked = Array(name.utf8) + content
    return UInt32(content.count).bigEndianBytes + checked + Self.crc32(checked).bigEndianBytes
  }

  /// Takes a well-formed file apart.
  static func chunks(of file: Data) -> [Chunk] {
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

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = crc & 1 != 0
        crc >>= 1
        if isOdd { crc ^= 0xEDB8_8320 }
      }
    }
    return ~crc
  }
}

extension Chunk {
  static func gamma(_ value: UInt32) -> Chunk { Chunk("gAMA", value.bigEndianBytes) }
  static let sRGB = Chunk("sRGB", [0])
  static func density(_ x: UInt32, _ y: UInt32, unit: UInt8) -> Chunk {
    Chunk("pHYs", x.bigEndianBytes + y.bigEndianBytes + [unit])
  }
  static func palette(_ colors: [[UInt8]]) -> Chunk { Chunk("PLTE", colors.flatMap { $0 }) }
  static func transparency(_ bytes: [UInt8]) -> Chunk { Chunk("tRNS", bytes) }
}

extension UInt32 {
  var bigEndianBytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) } }
}
