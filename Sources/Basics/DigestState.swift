/// The state of a digest with four lanes, to which bytes are added.
///
/// The initial values and multipliers are the first 64 bits after the binary point of √2, √3, √5
/// and √7, whose bits have no pattern. The last bit is 1, since multipliers must be odd.
package struct DigestState: Sendable {
  private var a: UInt64 = Self.first
  private var b: UInt64 = Self.second
  private var c: UInt64 = Self.third
  private var d: UInt64 = Self.fourth
  private var count: UInt64 = 0

  private static let first: UInt64 = 0x6A09_E667_F3BC_C909
  private static let second: UInt64 = 0xBB67_AE85_84CA_A73B
  private static let third: UInt64 = 0x3C6E_F372_FE94_F82B
  private static let fourth: UInt64 = 0xA54F_F53A_5F1D_36F1

  /// Makes the state of an empty digest.
  package init() {}

  /// Adds bytes.
  ///
  /// The last block of each call is padded with zeros; the number of bytes is part of the digest,
  /// so that zeros at the end of the data change the digest.
  package mutating func absorb(_ bytes: UnsafeRawBufferPointer) {
    // In unoptimised code, in which tests run, a `while` loop over four integers at a time is the
    // fastest.
    let whole = bytes.count & ~31
    var offset = 0
    while offset < whole {
      absorb(
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: offset &+ 16, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: offset &+ 24, as: UInt64.self))
      offset &+= 32
    }
    absorb(rest: UnsafeRawBufferPointer(rebasing: bytes[whole...]))
    count &+= UInt64(bytes.count)
  }

  /// Adds numbers, each in its own block.
  package mutating func absorb(numbers: [Int]) {
    for number in numbers { absorb(UInt64(truncatingIfNeeded: number).littleEndian, 0, 0, 0) }
  }

  /// Returns the digest, in which the number of bytes and all lanes are mixed.
  package func finish() -> SIMD4<UInt64> {
    // The number of bytes distinguishes zeros at the end of the data from padding.
    var lanes = SIMD4(a ^ count, b, c, d)
    // After one round the second lane depends on only two lanes; after two rounds each lane depends
    // on all four.
    for _ in 0..<2 {
      for lane in 0..<4 { lanes[(lane + 1) % 4] ^= Self.scattered(lanes[lane]) }
    }
    return lanes
  }

  private mutating func absorb(rest: UnsafeRawBufferPointer) {
    if rest.isEmpty { return }
    var block = [UInt8](repeating: 0, count: 32)
    block.withUnsafeMutableBytes { $0.copyMemory(from: rest) }
    let words = block.withUnsafeBytes { bytes in
      (0..<4).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) }
    }
    absorb(words[0], words[1], words[2], words[3])
  }

  /// Mixes four integers into the lanes.
  ///
  /// In a product, a bit of a factor affects only bits at the same and at higher positions. So the
  /// halves of each lane are swapped before a second multiplication; then high bits affect lower
  /// bits too.
  @inline(__always)
  private mutating func absorb(_ w: UInt64, _ x: UInt64, _ y: UInt64, _ z: UInt64) {
    a = (a ^ UInt64(littleEndian: w)) &* Self.third
    b = (b ^ UInt64(littleEndian: x)) &* Self.fourth
    c = (c ^ UInt64(littleEndian: y)) &* Self.first
    d = (d ^ UInt64(littleEndian: z)) &* Self.second
    a = (a &<< 32 | a &>> 32) &* Self.second
    b = (b &<< 32 | b &>> 32) &* Self.third
    c = (c &<< 32 | c &>> 32) &* Self.fourth
    d = (d &<< 32 | d &>> 32) &* Self.first
    a = a &<< 29 | a &>> 35
    b = b &<< 29 | b &>> 35
    c = c &<< 29 | c &>> 35
    d = d &<< 29 | d &>> 35
  }

  private static func scattered(_ value: UInt64) -> UInt64 {
    let mixed = (value ^ value >> 32) &* first
    return (mixed ^ mixed >> 29) &* second
  }
}
