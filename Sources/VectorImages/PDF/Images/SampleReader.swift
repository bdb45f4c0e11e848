/// A reader of samples with a given number of bits, most significant bit first.
struct SampleReader {
  private let bytes: [UInt8]
  private let bits: Int
  private var position = 0, store: UInt64 = 0, count = 0
  private let largest: Double

  init(_ bytes: [UInt8], bits: Int) {
    (self.bytes, self.bits) = (bytes, bits)
    largest = Double((UInt64(1) << UInt64(bits)) - 1)
  }

  /// Returns the next bits as an integer; after the last byte, zeros follow.
  mutating func integer(_ length: Int) -> UInt64 {
    while count < length {
      store = store << 8 | UInt64(position < bytes.count ? bytes[position] : 0)
      position += 1
      count += 8
    }
    count -= length
    return store >> UInt64(count) & (1 << UInt64(length) - 1)
  }

  /// Returns the next sample, from 0 to 1.
  mutating func next() -> Double { Double(integer(bits)) / largest }

  /// Skips the bits up to the next whole byte.
  mutating func skipToByte() { count = 0 }

  /// Whether all bytes have been read.
  var isAtEnd: Bool { position >= bytes.count && count < bits }
}
