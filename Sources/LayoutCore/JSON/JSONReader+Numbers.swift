extension JSONReader {
  /// Parses a number, beginning at its sign or first digit.
  ///
  /// A whole number that fits an integer type is exact; any other number is the nearest double.
  mutating func readNumber() throws(JSONSyntaxError) -> JSONValue {
    let start = offset
    _ = skip(UInt8(ascii: "-"))
    try readWholePart(from: start)
    let isWhole = try !readFraction(from: start)
    // The grammar is checked above, because `Double` accepts more than JSON: "0x1p3", "nan".
    let digits = String(decoding: text[start..<offset], as: UTF8.self)
    if isWhole, let number = Int(digits) { return .integer(number) }
    if isWhole, let number = UInt64(digits) { return .whole(number) }
    guard let number = Double(digits), number.isFinite else {
      throw error(
        "the number \(shownText(start..<offset))", expected: "a number a double can hold",
        at: start)
    }
    return .number(number)
  }

  /// Parses the fraction and the exponent after the whole part; returns whether there is either.
  private mutating func readFraction(from start: Int) throws(JSONSyntaxError) -> Bool {
    let end = offset
    if skip(UInt8(ascii: ".")) { try readDigits("after the decimal point", from: start) }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try readDigits("after the exponent sign", from: start)
    }
    return offset > end
  }

  private mutating func readWholePart(from start: Int) throws(JSONSyntaxError) {
    guard skip(UInt8(ascii: "0")) else { return try readDigits("", from: start) }
    if let next = peek, next.isDigit {
      throw error("a number with a leading zero", expected: "no zero before it", at: start)
    }
  }

  private mutating func readDigits(_ place: String, from start: Int) throws(JSONSyntaxError) {
    guard let first = peek, first.isDigit else {
      let digit = place.isEmpty ? "a digit" : "a digit \(place)"
      throw error("an unfinished number", expected: digit, at: start)
    }
    while let byte = peek, byte.isDigit { offset += 1 }
  }
}

extension UInt8 {
  /// Whether the byte is one of `0…9`.
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
