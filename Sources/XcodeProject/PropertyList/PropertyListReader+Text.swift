extension PropertyListReader {
  /// Parses a text with or without quotation marks, or bytes in angle brackets.
  mutating func readText() throws(ProjectError) -> String {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try readQuoted()
    case UInt8(ascii: "<"): return try readData()
    default:
      let start = offset
      while let byte = next, Self.isPlain(byte), !isAtComment { offset += 1 }
      guard offset > start else { throw error(described, expected: "a value") }
      return String(decoding: text[start..<offset], as: UTF8.self)
    }
  }

  /// Returns whether a byte may occur in a text without quotation marks.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "._$/-+@%*!?&|~^#".utf8.contains(byte)
    }
  }

  private var isAtComment: Bool {
    guard next == UInt8(ascii: "/"), offset + 1 < text.count else { return false }
    return text[offset + 1] == UInt8(ascii: "*")
  }

  private mutating func readData() throws(ProjectError) -> String {
    let start = offset
    guard let end = text[offset...].firstIndex(of: UInt8(ascii: ">")) else {
      throw error("bytes that never end", expected: ">", at: start)
    }
    offset = end + 1
    return String(decoding: text[(start + 1)..<end], as: UTF8.self)
  }

  private mutating func readQuoted() throws(ProjectError) -> String {
    let start = offset
    let mark = text[offset]
    offset += 1
    var bytes: [UInt8] = []
    while let byte = next, byte != mark {
      offset += 1
      if byte == UInt8(ascii: "\\") { readEscape(into: &bytes) } else { bytes.append(byte) }
    }
    guard next == mark else {
      let sign = mark == UInt8(ascii: "'") ? "'" : "\""
      throw error("a text that never ends", expected: sign, at: start)
    }
    offset += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7,
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
  ]

  /// Parses an escape sequence after its backslash.
  ///
  /// The character of an unknown sequence represents itself.
  private mutating func readEscape(into bytes: inout [UInt8]) {
    guard let byte = next else { return }
    offset += 1
    if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") {
      bytes += String(readCharacter()).utf8
    } else if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      bytes.append(readOctal(first: byte))
    } else {
      bytes.append(Self.escapes[byte] ?? byte)
    }
  }

  /// Parses up to two more octal digits of an escape sequence.
  private mutating func readOctal(first: UInt8) -> UInt8 {
    var value = Int(first) - 48
    for _ in 0..<2 {
      guard let byte = next, (48...55).contains(byte) else { break }
      value = value * 8 + Int(byte) - 48
      offset += 1
    }
    return UInt8(truncatingIfNeeded: value)
  }

  /// Parses the hexadecimal digits of a character; a character above U+FFFF is written as a
  /// surrogate pair.
  private mutating func readCharacter() -> Character {
    let first = readUnit()
    var units = [first]
    if (0xD800...0xDBFF).contains(first), offset + 1 < text.count,
      text[offset] == UInt8(ascii: "\\"), text[offset + 1] | 0x20 == UInt8(ascii: "u")
    {
      offset += 2
      units.append(readUnit())
    }
    return String(decoding: units, as: UTF16.self).first ?? "\u{FFFD}"
  }

  /// Parses up to four hexadecimal digits.
  private mutating func readUnit() -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(UnicodeScalar(byte)).hexDigitValue else { break }
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return value
  }
}
