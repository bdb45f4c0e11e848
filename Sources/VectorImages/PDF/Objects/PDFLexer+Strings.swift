extension PDFLexer {
  /// Reads a string in hexadecimal digits.
  mutating func hexadecimalString() -> [UInt8] {
    position += 1
    var (result, high): ([UInt8], UInt8?) = ([], nil)
    while position < end, bytes[position] != UInt8(ascii: ">") {
      if let digit = Self.digit(bytes[position]) {
        if let first = high {
          result.append(first << 4 | digit)
          high = nil
        } else {
          high = digit
        }
      }
      position += 1
    }
    position += 1
    if let high { result.append(high << 4) }
    return result
  }

  /// Reads a string in parentheses, which may be nested.
  mutating func literalString() -> [UInt8] {
    position += 1
    var (result, depth) = ([UInt8](), 1)
    while position < end {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return result }
      case UInt8(ascii: "\\"):
        if let escaped = escapedByte() { result.append(escaped) }
        continue
      default: break
      }
      result.append(byte)
    }
    return result
  }

  /// Reads the rest of an escape sequence; nil at the end, and for a line break, which is left out.
  private mutating func escapedByte() -> UInt8? {
    guard position < end else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(byte)
    case 13:
      if position < end, bytes[position] == 10 { position += 1 }
      return nil
    case 10: return nil
    default: return byte
    }
  }

  private mutating func octal(_ first: UInt8) -> UInt8 {
    var value = Int(first - UInt8(ascii: "0"))
    for _ in 0..<2 {
      guard position < end, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[position])
      else { break }
      value = value * 8 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    return UInt8(truncatingIfNeeded: value)
  }
}
