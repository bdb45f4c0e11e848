extension SwiftScanner {
  /// Reads a string literal of any kind, or a regular expression between `#/` and `/#`.
  ///
  /// - Returns: the literal; nil if no literal begins here, or if the literal is not terminated. If
  ///   the result is nil, the position stays the same.
  mutating func literal() -> Literal? {
    let start = place
    while next == UInt8(ascii: "#") { place += 1 }
    let fence = String(repeating: "#", count: place - start)
    if !fence.isEmpty && next == UInt8(ascii: "/") {
      place += 1
      return regularExpression(from: start, closing: "/\(fence)")
    }
    // Three quotation marks are tried first, since they also begin with one.
    guard let quotes = ["\"\"\"", "\""].first(where: sees) else {
      place = start
      return nil
    }
    place += quotes.utf8.count
    return string(from: start, closing: quotes + fence, escape: "\\\(fence)")
  }

  private mutating func regularExpression(from start: Int, closing: String) -> Literal? {
    while place < source.count {
      if sees(closing) { return end(closing, from: start, hasInterpolation: false) }
      place += 1
    }
    place = start
    return nil
  }

  private mutating func string(from start: Int, closing: String, escape: String) -> Literal? {
    var hasInterpolation = false
    while let byte = next {
      if sees(closing) { return end(closing, from: start, hasInterpolation: hasInterpolation) }
      // A single-line literal cannot contain a line feed, so this was not a literal.
      let isLineEnd = byte == UInt8(ascii: "\n") && !closing.hasPrefix("\"\"\"")
      if isLineEnd { break }
      guard sees(escape) else {
        place += 1
        continue
      }
      place += escape.utf8.count
      if next == UInt8(ascii: "(") {
        hasInterpolation = true
        if !skipGroup() { break }
      } else {
        place += 1
      }
    }
    place = start
    return nil
  }

  private mutating func end(
    _ closing: String, from start: Int, hasInterpolation: Bool
  ) -> Literal {
    place += closing.utf8.count
    return Literal(range: start..<place, hasInterpolation: hasInterpolation)
  }
}
