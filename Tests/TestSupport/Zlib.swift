/// The container of zlib, filled without compressing.
package enum Zlib {
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let starts = Array(stride(from: 0, to: max(bytes.count, 1), by: 65535))
    let blocks = starts.flatMap { start -> [UInt8] in
      let block = bytes[start..<min(start + 65535, bytes.count)]
      let count = UInt16(block.count)
      let isLast: UInt8 = start == starts.last ? 1 : 0
      return [
        isLast, UInt8(count & 255), UInt8(count >> 8), ~UInt8(count & 255), ~UInt8(count >> 8),
      ]
        + block
    }
    return [0x78, 0x01] + blocks + adler32(bytes).bigEndianBytes
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  /// Compresses about `count` equal bytes, as well as deflate's fixed Huffman codes can.
  ///
  /// A match of 258 bytes at a distance of 1 takes 13 bits, so eight matches are always the same 13
  /// bytes.
  package static func repeating(_ byte: UInt8, count: Int) -> [UInt8] {
    let copy = "11000101" + "00000"
    let literal = String(0x130 + Int(byte), radix: 2).dropFirst()
    let bits = "110" + literal + String(repeating: copy, count: 16) + "0000000"
    let bytes = packed(Array(bits.utf8))
    let periods = count / (8 * 258)
    let total = 1 + 258 * 8 * (periods + 1)
    return [0x78, 0x01] + bytes[..<2] + Array(repeating: bytes[2..<15], count: periods).joined()
      + bytes[15...] + adler32(of: Int(byte), count: total).bigEndianBytes
  }

  /// Puts "0" and "1" into bytes, the first into the lowest bit.
  private static func packed(_ bits: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | $1 & 1 }
    }
  }

  private static func adler32(of byte: Int, count: Int) -> UInt32 {
    let a = (1 + count * byte) % 65521
    let b = (count + byte * (count * (count + 1) / 2 % 65521)) % 65521
    return UInt32(b) << 16 | UInt32(a)
  }
}
