import Foundation

/// A scanner of numbers, names and punctuation in an attribute's value.
struct SVGScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether all bytes have been read.
  var isAtEnd: Bool { offset >= bytes.count }

  /// The next byte; nil at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads the next byte; nil at the end.
  mutating func next() -> UInt8? {
    guard let byte = peek else { return nil }
    offset += 1
    return byte
  }

  /// Skips a byte if it is the next one; returns whether it was.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset].isSVGBlank { offset += 1 }
  }

  /// Skips white space with at most one comma.
  mutating func skipSeparator() {
    skipBlanks()
    if skip(UInt8(ascii: ",")) { skipBlanks() }
  }

  /// Reads the longest number at the position; nil if there is none.
  ///
  /// `1.5.5` is the number `1.5`, followed by `.5`.
  mutating func number() -> CGFloat? {
    let start = offset
    if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { offset += 1 }
    let whole = skipDigits()
    let fraction = skip(UInt8(ascii: ".")) ? skipDigits() : 0
    guard whole + fraction > 0 else {
      offset = start
      return nil
    }
    skipExponent()
    return Self.value(bytes[start..<offset])
  }

  /// Reads a number, and the separator before it if there is one; nil if no number follows.
  mutating func nextNumber() -> CGFloat? {
    skipSeparator()
    return number()
  }

  /// Reads `0` or `1`, after which no separator is needed; nil if neither follows.
  mutating func flag() -> Bool? {
    skipSeparator()
    switch peek {
    case UInt8(ascii: "0"), UInt8(ascii: "1"): return next() == UInt8(ascii: "1")
    default: return nil
    }
  }

  /// Reads letters, digits, hyphens, underscores and characters outside ASCII.
  mutating func name() -> String {
    let start = offset
    while let byte = peek, byte.isSVGNameByte { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads all bytes up to the first of some bytes, which is not read.
  mutating func text(upTo ends: UInt8...) -> String {
    let start = offset
    while let byte = peek, !ends.contains(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = peek, byte.isSVGDigit { offset += 1 }
    return offset - start
  }

  private mutating func skipExponent() {
    let start = offset
    guard let mark = peek, mark | 0x20 == UInt8(ascii: "e") else { return }
    offset += 1
    if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { offset += 1 }
    // The e of the unit em is not an exponent.
    if skipDigits() == 0 { offset = start }
  }

  /// Returns the value of a decimal number; nil if it is not finite.
  private static func value(_ digits: ArraySlice<UInt8>) -> CGFloat? {
    let number = quickValue(digits) ?? Double(String(decoding: digits, as: UTF8.self))
    guard let number, number.isFinite else { return nil }
    return CGFloat(number)
  }

  /// Returns the value of a short number without an exponent; nil for any other number.
  ///
  /// Both the digits and the power of ten are exact, so that their quotient is rounded correctly.
  private static func quickValue(_ digits: ArraySlice<UInt8>) -> Double? {
    guard digits.count <= 16 else { return nil }
    var (value, places, isFraction, isNegative) = (0, 0, false, false)
    for byte in digits {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        if isFraction { places += 1 }
      default: return nil
      }
    }
    guard value < 1 << 53 else { return nil }
    let quotient = Double(value) / powers[places]
    return isNegative ? -quotient : quotient
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  ]
}

extension UInt8 {
  /// Whether the byte is white space in an attribute's value.
  var isSVGBlank: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }

  var isSVGDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte may be in a name of CSS.
  var isSVGNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
