import Foundation

/// A Huffman table: the codes of symbols, which are shorter for frequent ones.
struct JPEGHuffman: Sendable {
  /// The number of codes of each length from 1 to 16.
  let counts: [UInt8]
  /// The symbols, from the shortest code to the longest.
  let symbols: [UInt8]
  /// The bits of the code and their number, for each of 256 symbols.
  private let codes: [(bits: UInt32, count: Int)]

  private init(counts: [UInt8], symbols: [UInt8]) {
    self.counts = counts
    self.symbols = symbols
    var codes = [(bits: UInt32, count: Int)](repeating: (0, 0), count: 256)
    // The codes of one length are consecutive numbers. The first code of the next length is the
    // number after the last one, with a zero bit appended (T.81, annex C.2).
    var (bits, next) = (UInt32(0), symbols.makeIterator())
    for (index, count) in counts.enumerated() {
      for _ in 0..<count {
        if let symbol = next.next() { codes[Int(symbol)] = (bits, index + 1) }
        bits += 1
      }
      bits <<= 1
    }
    self.codes = codes
  }

  /// Returns the bits of a symbol's code and their number, which is 0 if the symbol is not in the
  /// table.
  subscript(symbol: UInt8) -> (bits: UInt32, count: Int) { codes[Int(symbol)] }

  // These are the tables of T.81, annex K.3. In their names, `flat` means the first coefficient of
  // a block, its mean (DC), and `wave` all other coefficients (AC). The symbol of a coefficient is
  // 16 times the number of zeros before it plus the number of its bits. The rarest symbols are in
  // ascending order.

  static let flatLuminance = JPEGHuffman(
    counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], symbols: Array(0...11))
  static let flatChrominance = JPEGHuffman(
    counts: [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], symbols: Array(0...11))
  static let waveLuminance = JPEGHuffman(
    counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
    symbols: completed([
      0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61,
      0x07, 0x22, 0x71, 0x14, 0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1, 0x15, 0x52,
      0xD1, 0xF0, 0x24, 0x33, 0x62, 0x72, 0x82,
    ]))
  static let waveChrominance = JPEGHuffman(
    counts: [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119],
    symbols: completed([
      0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07, 0x61,
      0x71, 0x13, 0x22, 0x32, 0x81, 0x08, 0x14, 0x42, 0x91, 0xA1, 0xB1, 0xC1, 0x09, 0x23, 0x33,
      0x52, 0xF0, 0x15, 0x62, 0x72, 0xD1, 0x0A, 0x16, 0x24, 0x34, 0xE1, 0x25, 0xF1,
    ]))

  /// Returns the frequent symbols, followed by all others in ascending order.
  private static func completed(_ frequent: [UInt8]) -> [UInt8] {
    let all = (0...15).flatMap { zeros in (1...10).map { UInt8(zeros * 16 + $0) } }
    return frequent + all.filter { !frequent.contains($0) }
  }
}
