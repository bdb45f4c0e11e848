extension JSONReader {
  /// Parses a string, beginning at its opening quotation mark.
  mutating func readString() throws(JSONSyntaxError) -> String {
    let start = offset
    offset += 1
    var bytes: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes += try readEscape().utf8
      case 0..<0x20:
        throw error(
          "a control character in a string", expected: "an escape such as \\n, or a closing \"")
      default:
        bytes.append(byte)
        offset += 1
      }
    }
    throw error("a string that never ends", expected: "a closing \"", at: start)
  }

  private mutating func readEscape() throws(JSONSyntaxError) -> String {
    let start = offset
    offset += 1
    let letter = peek
    offset += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readScalarEscape(from: start)
    default:
      throw error(
        "an unknown escape", expected: #"one of \" \\ \/ \b \f \n \r \t \u0000"#, at: start)
    }
  }

  /// Parses the digits of `\uD83C` and, if they are the first half of a surrogate pair, the second
  /// half.
  private mutating func readScalarEscape(from start: Int) throws(JSONSyntaxError) -> String {
    let first = try readFourDigits(from: start)
    guard UTF16.isLeadSurrogate(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw halfPair(at: start) }
      return String(Character(scalar))
    }
    guard skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) else { throw halfPair(at: start) }
    let second = try readFourDigits(from: start)
    // The second half is checked, because two halves that do not match would decode to replacement
    // characters.
    guard UTF16.isTrailSurrogate(second) else { throw halfPair(at: start) }
    return String(decoding: [first, second], as: UTF16.self)
  }

  private mutating func readFourDigits(from start: Int) throws(JSONSyntaxError) -> UInt16 {
    let end = offset + 4
    guard end <= text.count else {
      throw error("an unfinished \\u escape", expected: "four hexadecimal digits", at: start)
    }
    let digits = text[offset..<end]
    guard digits.allSatisfy(\.isHexadecimalDigit),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw error("an unfinished \\u escape", expected: "four hexadecimal digits", at: start)
    }
    offset = end
    return unit
  }

  private func halfPair(at start: Int) -> JSONSyntaxError {
    error("half a surrogate pair", expected: "both halves, \\uD83C\\uDF31", at: start)
  }
}

extension UInt8 {
  /// Whether the byte is one of `0…9`, `a…f`, `A…F`.
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
