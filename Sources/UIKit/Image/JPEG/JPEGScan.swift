import Foundation

/// A writer of an image's entropy-coded data, bit by bit.
struct JPEGScan {
  private var bytes = Data()
  private var pending: UInt32 = 0
  private var pendingCount = 0
  /// The first (DC) coefficient of the last block of each plane; the next block stores the
  /// difference from it.
  private var flat = [0, 0, 0]

  /// Appends a block, given its coefficients in zigzag order.
  mutating func write(_ waves: [Int], ofPlane plane: Int) {
    let (flatTable, waveTable): (JPEGHuffman, JPEGHuffman) =
      plane == 0
      ? (.flatLuminance, .waveLuminance) : (.flatChrominance, .waveChrominance)
    write(waves[0] - flat[plane], after: 0, with: flatTable)
    flat[plane] = waves[0]
    var zeros = 0
    for wave in waves.dropFirst() {
      guard wave != 0 else {
        zeros += 1
        continue
      }
      while zeros > 15 {
        write(waveTable[0xF0])
        zeros -= 16
      }
      write(wave, after: zeros, with: waveTable)
      zeros = 0
    }
    // Symbol 0 ends a block early if its last coefficients are zeros.
    if zeros > 0 { write(waveTable[0x00]) }
  }

  /// Returns all bytes, the last one padded with bits of value 1.
  func finished() -> Data {
    var copy = self
    if pendingCount > 0 { copy.write((bits: 0x7F, count: 7)) }
    return copy.bytes
  }

  /// Writes the symbol for the zeros before a number and the number's bit count, then the bits of
  /// the number, or of the number minus 1 if it is negative.
  private mutating func write(_ value: Int, after zeros: Int, with table: JPEGHuffman) {
    let count = Int.bitWidth - abs(value).leadingZeroBitCount
    write(table[UInt8(zeros * 16 + count)])
    let bits = value < 0 ? value - 1 : value
    write((bits: UInt32(truncatingIfNeeded: bits) & ((1 << count) - 1), count: count))
  }

  private mutating func write(_ code: (bits: UInt32, count: Int)) {
    pending = (pending << code.count) | code.bits
    pendingCount += code.count
    while pendingCount >= 8 {
      pendingCount -= 8
      let byte = UInt8(truncatingIfNeeded: pending >> pendingCount)
      bytes.append(byte)
      // A byte of ones would begin a marker; a zero byte after it marks it as data.
      if byte == 0xFF { bytes.append(0) }
    }
  }
}
