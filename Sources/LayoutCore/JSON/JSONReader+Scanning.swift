extension JSONReader {
  /// The next byte; nil at the end of the text.
  var peek: UInt8? { offset < text.count ? text[offset] : nil }

  /// Whether the whole text has been read.
  var isAtEnd: Bool { offset == text.count }

  /// Skips a byte if it is the next one; returns whether it was.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  /// Skips blanks and comments.
  mutating func skipBlanks() throws(JSONSyntaxError) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
      case UInt8(ascii: "/") where dialect.hasComments: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = offset
    offset += 1
    if skip(UInt8(ascii: "/")) {
      while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
    } else if skip(UInt8(ascii: "*")) {
      try skipToEndOfComment(from: start)
    } else {
      throw error("a lone /", expected: "a comment, // or /* */", at: start)
    }
  }

  private mutating func skipToEndOfComment(from start: Int) throws(JSONSyntaxError) {
    while !isAtEnd {
      if skip(UInt8(ascii: "*")) {
        // If the slash is missing, only the star has been skipped, so `**/` also ends a comment.
        if skip(UInt8(ascii: "/")) { return }
      } else {
        offset += 1
      }
    }
    throw error("a comment that never ends", expected: "*/ somewhere after it", at: start)
  }

  /// Throws an error if the text is too long, because the parsed value takes about thirty times as
  /// much memory as the text.
  func checkSize() throws(JSONSyntaxError) {
    guard text.count > Self.sizeLimit else { return }
    throw error(
      "a \(dialect.name) of \(text.count) bytes", expected: "at most \(Self.sizeLimit) bytes")
  }

  /// Throws an error if the text is not UTF-8, and skips a byte order mark.
  mutating func checkEncoding() throws(JSONSyntaxError) {
    if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
      throw error("a UTF-16 \(dialect.name)", expected: "UTF-8")
    }
    // The whole text is checked once, so later code decodes bytes without checking them again.
    if let invalid = text.firstInvalidUTF8 {
      throw error("a byte that is not UTF-8", expected: "a \(dialect.name) in UTF-8", at: invalid)
    }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Creates an error at an offset; by default, at the next byte.
  func error(_ problem: String, expected: String, at place: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(problem: problem, expected: expected, offset: place ?? offset)
  }

  /// Returns the first 40 bytes of a range of the text, with an ellipsis if it is longer, for error
  /// messages.
  func shownText(_ range: Range<Int>) -> String {
    let limit = 40
    let start = String(decoding: text[range].prefix(limit), as: UTF8.self)
    return range.count > limit ? start + "…" : start
  }

  /// Returns a description of the next character for error messages.
  func describeNext() -> String {
    guard let byte = peek else { return "the end of the \(dialect.name)" }
    // Only four bytes are decoded, because no scalar is longer in UTF-8.
    let tail = String(decoding: text[offset..<min(offset + 4, text.count)], as: UTF8.self)
    guard let scalar = tail.unicodeScalars.first, byte >= 0x20, byte != 0x7F else {
      return "a control character"
    }
    return "the character \(Character(scalar))"
  }
}

extension [UInt8] {
  /// The index of the first byte that is not valid UTF-8; nil if there is none.
  fileprivate var firstInvalidUTF8: Int? {
    var (decoder, bytes, start) = (UTF8.ForwardParser(), makeIterator(), 0)
    while true {
      switch decoder.parseScalar(from: &bytes) {
      case .valid(let scalar): start += scalar.count
      case .error: return start
      case .emptyInput: return nil
      }
    }
  }
}
