extension StringsScanner {
  /// Reads an escape sequence after its backslash (fact LO2).
  ///
  /// `\u` and `\U` are followed by one to four hexadecimal digits, so a character above U+FFFF is
  /// written as a surrogate pair. Octal digits and the letters of `escapes` are read as in C; a
  /// backslash before any other character is ignored.
  mutating func readEscape(into text: inout String.UnicodeScalarView) throws(StringsError) {
    guard let scalar = peek else {
      throw error("the end of the file", expected: "a character after the backslash")
    }
    switch scalar {
    case "0"..."7": text.append(Unicode.Scalar(UInt8(truncatingIfNeeded: readDigits(8, upTo: 3))))
    case "u", "U":
      offset += 1
      text.append(try readUnicode())
    default:
      offset += 1
      text.append(Self.escapes[scalar] ?? scalar)
    }
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "a": "\u{7}", "b": "\u{8}", "f": "\u{C}", "v": "\u{B}",
  ]

  private mutating func readUnicode() throws(StringsError) -> Unicode.Scalar {
    let start = offset
    let first = readDigits(16, upTo: 4)
    guard offset > start else {
      throw error(describeNext(), expected: "hexadecimal digits, as in \\U00e9")
    }
    if let scalar = Unicode.Scalar(first) { return scalar }
    if let second = readSecondHalf(), first < 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      return scalar
    }
    throw error(
      "half a character, \\U\(text(start..<offset))",
      expected: "the other half after it, as in \\Ud83d\\Ude00", at: start - 2)
  }

  /// Reads the escape sequence of a low surrogate; nil if none follows.
  private mutating func readSecondHalf() -> UInt32? {
    let start = offset
    guard skip("\\"), skip("u") || skip("U") else {
      offset = start
      return nil
    }
    let half = readDigits(16, upTo: 4)
    if (0xDC00...0xDFFF).contains(half) { return half }
    offset = start
    return nil
  }

  private mutating func readDigits(_ radix: UInt32, upTo limit: Int) -> UInt32 {
    var (value, count): (UInt32, Int) = (0, 0)
    while count < limit, let digit = peek.flatMap({ Character($0).hexDigitValue }), digit < radix {
      value = value * radix + UInt32(digit)
      count += 1
      offset += 1
    }
    return value
  }
}
