/// A reader of the tokens of a PDF file or of a content stream (ISO 32000-1, 7.2).
struct PDFLexer {
  enum Token: Equatable {
    case number(Double)
    case name(String)
    case string([UInt8])
    case keyword(String)
    case arrayStart, arrayEnd, dictionaryStart, dictionaryEnd
  }

  let bytes: [UInt8]
  let end: Int
  /// The position of the next byte.
  var position: Int

  init(_ bytes: [UInt8], from position: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    self.end = min(end ?? bytes.count, bytes.count)
    self.position = max(0, position)
  }

  /// Returns the next token, or nil at the end.
  mutating func next() -> Token? {
    skipSpace()
    guard position < end else { return nil }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return number()
    case UInt8(ascii: "/"): return name()
    case UInt8(ascii: "("): return .string(literalString())
    case UInt8(ascii: "<"):
      if position + 1 < end, bytes[position + 1] == byte { return advance(2, .dictionaryStart) }
      return .string(hexadecimalString())
    case UInt8(ascii: ">"):
      if position + 1 < end, bytes[position + 1] == byte { return advance(2, .dictionaryEnd) }
      return advance(1, .keyword(">"))
    case UInt8(ascii: "["): return advance(1, .arrayStart)
    case UInt8(ascii: "]"): return advance(1, .arrayEnd)
    case UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      return advance(1, .keyword(String(UnicodeScalar(byte))))
    default: return .keyword(regularText())
    }
  }

  private mutating func advance(_ count: Int, _ token: Token) -> Token {
    position += count
    return token
  }

  /// Skips white space and comments.
  mutating func skipSpace() {
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "%") {
        while position < end, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if Self.isSpace(byte) {
        position += 1
      } else {
        return
      }
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12 || byte == 0
  }

  /// Returns whether a byte is part of a name, a number or a keyword.
  static func isRegular(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      false
    default: !isSpace(byte)
    }
  }

  private mutating func regularText() -> String {
    let start = position
    while position < end, Self.isRegular(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The powers of ten from 1 to 10¹⁸, which are exact.
  private static let powers: [Double] = (0..<19).reduce(into: []) { powers, _ in
    powers.append((powers.last ?? 0.1) * 10)
  }

  /// Reads a number; signs inside it are ignored, as in other readers.
  private mutating func number() -> Token {
    let start = position
    var (digits, count, decimals, isDecimal) = (0, 0, 0, false)
    var exponent = 0
    let isNegative = bytes[position] == UInt8(ascii: "-")
    while position < end {
      switch bytes[position] {
      case let byte where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"):
        // Eighteen digits fit in an integer, and the powers of ten up to 10¹⁸ are exact. Further
        // digits are dropped; those before the decimal point are counted as powers of ten.
        if digits < 100_000_000_000_000_000, decimals < 18 {
          digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
          decimals += isDecimal ? 1 : 0
        } else if !isDecimal {
          exponent += 1
        }
        count += 1
      case UInt8(ascii: "."): isDecimal = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"): break
      default: return finished()
      }
      position += 1
    }
    return finished()

    func finished() -> Token {
      if count == 0, position - start == 1, position < end, Self.isRegular(bytes[position]) {
        return .keyword(regularText())
      }
      var value = Double(digits) / Self.powers[decimals]
      for _ in 0..<min(exponent, 320) { value *= 10 }
      return .number(isNegative ? -value : value)
    }
  }

  private mutating func name() -> Token {
    position += 1
    let start = position
    var hasEscape = false
    while position < end, Self.isRegular(bytes[position]) {
      if bytes[position] == UInt8(ascii: "#") { hasEscape = true }
      position += 1
    }
    let text = bytes[start..<position]
    guard hasEscape else { return .name(String(decoding: text, as: UTF8.self)) }
    return .name(String(decoding: Self.unescaped(text), as: UTF8.self))
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (result, index) = ([UInt8](), text.startIndex)
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "#"), index + 2 < text.endIndex,
        let high = digit(text[index + 1]), let low = digit(text[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// Returns the value of a hexadecimal digit; nil for any other byte.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
