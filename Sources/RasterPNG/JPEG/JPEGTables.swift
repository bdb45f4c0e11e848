/// The Huffman tables of a JPEG file, up to four for each kind of coefficient.
struct JPEGTables {
  /// The tables of the first coefficients (DC) of blocks.
  private(set) var means = [JPEGCode?](repeating: nil, count: 4)
  /// The tables of the other coefficients (AC).
  private(set) var details = [JPEGCode?](repeating: nil, count: 4)

  /// Reads the tables of a segment.
  mutating func read(_ content: [UInt8]) throws(JPEGError) {
    var index = 0
    while index + 17 <= content.count {
      let (kind, number) = (content[index] >> 4, Int(content[index] & 15))
      let counts = content[(index + 1)..<(index + 17)].map(Int.init)
      let total = counts.reduce(0, +)
      guard kind < 2, number < 4, total <= 256, index + 17 + total <= content.count,
        let code = JPEGCode(
          counts: counts, values: Array(content[(index + 17)..<(index + 17 + total)]))
      else { throw .broken("a Huffman table is wrong") }
      if kind == 0 { means[number] = code } else { details[number] = code }
      index += 17 + total
    }
  }
}

/// A Huffman code, which assigns a value to each sequence of bits.
///
/// Most codes have up to eight bits, and are looked up in one step.
struct JPEGCode {
  /// For each sequence of eight bits, the length of the code at its start, and its value; the
  /// length is zero if the code is longer or not valid.
  let short: [(length: UInt8, value: UInt8)]
  private let values: [UInt8]
  /// For each length, the greatest code, or −1 if there is none.
  private let greatest: [Int]
  private let shift: [Int]

  /// Makes a code from the number of codes of each length from 1 to 16, and their values; nil if
  /// there are too many codes.
  init?(counts: [Int], values: [UInt8]) {
    var short = [(length: UInt8, value: UInt8)](repeating: (0, 0), count: 256)
    var greatest = [Int](repeating: -1, count: 17)
    var shift = [Int](repeating: 0, count: 17)
    var (code, place) = (0, 0)
    for length in 1...16 {
      let count = counts[length - 1]
      guard code + count <= 1 << length else { return nil }
      shift[length] = place - code
      for _ in 0..<count {
        if length <= 8 {
          let first = code << (8 - length)
          for index in first..<(first + 1 << (8 - length)) {
            short[index] = (UInt8(length), values[place])
          }
        }
        (code, place) = (code + 1, place + 1)
      }
      if count > 0 { greatest[length] = code - 1 }
      code <<= 1
    }
    self.short = short
    self.values = values
    self.greatest = greatest
    self.shift = shift
  }

  /// Returns the value of a code of more than eight bits; nil if the bits are not a code of this
  /// length.
  func value(of code: Int, length: Int) -> UInt8? {
    code <= greatest[length] ? values[code + shift[length]] : nil
  }
}
