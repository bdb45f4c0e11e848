/// The bits of a scan, without the zero byte after each byte 0xFF; the zero marks the 0xFF as data.
struct JPEGBits {
  private let bytes: [UInt8]
  /// The position of the next byte; when a marker is reached, all further bits are zero.
  private(set) var position: Int
  private var store = 0
  private var count = 0
  /// The number of bits that were read after the end of the scan.
  private(set) var missing = 0

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  private mutating func fill(_ wanted: Int) {
    while count < wanted {
      var byte = 0
      if position < bytes.count, bytes[position] != 0xFF {
        byte = Int(bytes[position])
        position += 1
      } else if position + 1 < bytes.count, bytes[position + 1] == 0 {
        byte = 0xFF
        position += 2
      } else {
        missing += 8
      }
      store = (store << 8 | byte) & 0xFFFF_FFFF
      count += 8
    }
  }

  /// Reads up to 16 bits as a number.
  mutating func read(_ length: Int) -> Int {
    if length == 0 { return 0 }
    fill(length)
    count -= length
    return store >> count & (1 << length - 1)
  }

  /// Reads a signed number of a length in bits; numbers whose first bit is 0 are negative
  /// (F.2.2.1).
  mutating func readSigned(_ length: Int) -> Int {
    let number = read(length)
    return length > 0 && number < 1 << (length - 1) ? number - (1 << length) + 1 : number
  }

  /// Reads a value of a Huffman code; nil if the bits are not a valid code.
  mutating func read(_ code: JPEGCode) -> Int? {
    fill(8)
    let (length, value) = code.short[store >> (count - 8) & 0xFF]
    if length > 0 {
      count -= Int(length)
      return Int(value)
    }
    var number = read(8)
    for length in 9...16 {
      number = number << 1 | read(1)
      if let value = code.value(of: number, length: length) { return Int(value) }
    }
    return nil
  }

  /// Skips to the position after the next restart marker; returns false if another marker or the
  /// end of the file comes first.
  mutating func restart() -> Bool {
    (store, count, missing) = (0, 0, 0)
    var next = position
    while next + 1 < bytes.count {
      let marker = bytes[next + 1]
      if bytes[next] == 0xFF, marker != 0, marker != 0xFF {
        guard (0xD0...0xD7).contains(marker) else { return false }
        position = next + 2
        return true
      }
      next += 1
    }
    return false
  }
}
