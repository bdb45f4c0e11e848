/// A number as plural rules use it, for which not only the value but also the written digits
/// matter.
///
/// In English, the class of `1` is `one`, but that of `1.0` is `other`.
package struct PluralOperand: Sendable, Equatable {
  /// The absolute value (`n`).
  package let value: Double
  /// The integer part (`i`).
  package let integer: Double
  /// The number of digits after the point, including zeros at the end (`v`).
  package let digitCount: Int
  /// The digits after the point as a whole number, including zeros at the end (`f`).
  package let fraction: Double
  /// The digits after the point as a whole number, without zeros at the end (`t`).
  package let significantFraction: Double
  /// The exponent in the compact form (`e`): 6 for `1c6`.
  package let exponent: Int

  /// Makes an operand of a whole number.
  package init(_ number: Int) {
    self.init(integer: Double(number.magnitude), digits: "", exponent: 0)
  }

  /// Makes an operand of a number, written with `digitCount` digits after the point, at most 15;
  /// nil if the number is not finite, or is too large for `digitCount`.
  ///
  /// If `digitCount` is nil, the number is written with as few digits as possible; a whole number,
  /// a number below 0.0001 and a number of at least 10¹⁵ have no digits after the point.
  package init?(_ number: Double, digitCount: Int? = nil) {
    guard number.isFinite else { return nil }
    let value = number.magnitude
    let integer = value.rounded(.towardZero)
    if digitCount == nil, value == integer || value < 1e-4 || value >= 1e15 {
      self.init(integer: integer, digits: "", exponent: 0)
    } else if let count = digitCount.map({ min($0, 15) }) {
      let scale = (0..<count).reduce(1.0) { scale, _ in scale * 10 }
      let scaled = (value * scale).rounded(.toNearestOrEven)
      guard scaled < 1e18 else { return nil }
      let text = String(UInt64(scaled))
      let padded = String(repeating: "0", count: max(0, count + 1 - text.count)) + text
      self.init(
        integer: Double(padded.dropLast(count)) ?? 0, digits: String(padded.suffix(count)),
        exponent: 0)
    } else {
      let digits = "\(value)".split(separator: ".").last.map(String.init) ?? ""
      self.init(integer: integer, digits: digits, exponent: 0)
    }
  }

  /// Reads a number as it is written: `1`, `1.50` or the compact `1.1c6`; nil if the text is not a
  /// number without a sign, or the exponent is above 15.
  package init?(written text: String) {
    let parts = text.split(separator: "c", omittingEmptySubsequences: false)
    guard parts.count <= 2, let mantissa = parts.first else { return nil }
    let exponent = parts.count == 2 ? Int(parts[1]) : 0
    let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    guard let exponent, (0...15).contains(exponent), (1...2).contains(halves.count) else {
      return nil
    }
    guard halves.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    let digits = halves.count == 2 ? String(halves[1]) : ""
    let moved = digits + String(repeating: "0", count: max(0, exponent - digits.count))
    let whole = String(halves[0]) + moved.prefix(exponent)
    guard let integer = Double(whole) else { return nil }
    self.init(integer: integer, digits: String(moved.dropFirst(exponent)), exponent: exponent)
  }

  private init(integer: Double, digits: String, exponent: Int) {
    self.integer = integer
    self.exponent = exponent
    digitCount = digits.count
    fraction = Double(digits.isEmpty ? "0" : digits) ?? 0
    let significant = digits.reversed().drop { $0 == "0" }
    significantFraction = Double(String(significant.reversed())) ?? 0
    value = Double("\(UInt64(min(integer, 1e18))).\(digits.isEmpty ? "0" : digits)") ?? integer
  }
}

extension Character {
  /// Whether the character is one of the digits 0 to 9.
  var isASCIIDigit: Bool { "0"..."9" ~= self }
}
