extension JSONReader {
  /// The next byte, or nil at the end.
  var peek: UInt8? { offset < text.count ? text[offset] : nil }

  /// Whether everything was read.
  var isAtEnd: Bool { offset == text.count }

  /// Steps over a byte if it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  /// Steps over blanks and comments.
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
        // Only the star is behind us if this fails, so that `**/` ends a comment too.
        if skip(UInt8(ascii: "/")) { return }
      } else {
        offset += 1
      }
    }
    throw error("a comment that never ends", expected: "*/ somewhere after it", at: start)
  }

  /// Refuses a text that is too long: its value takes some thirty times as much memory.
  func checkSize() throws(JSONSyntaxError) {
    guard text.count > Self.sizeLimit else { return }
    throw error(
      "a \(dialect.name) of \(text.count) bytes", expected: "at most \(Self.sizeLimit) bytes")
  }

  /// Refuses a text that is not UTF-8, and steps over a byte order mark.
  mutating func checkEncoding() throws(JSONSyntaxError) {
    if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
      throw error("a UTF-16 \(dialect.name)", expected: "UTF-8")
    }
    // Checked once for the whole text: readers after this decode bytes without looking again.
    if let invalid = text.firstInvalidUTF8 {
      throw error("a byte that is not UTF-8", expected: "a \(dialect.name) in UTF-8", at: invalid)
    }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Makes an error at a byte, the next one unless given.
  func error(_ problem: String, expected: String, at place: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(problem: problem, expected: expected, offset: place ?? offset)
  }

  /// The beginning of a part of the text, as an error message quotes it.
  func shownText(_ range: Range<Int>) -> String {
    let limit = 40
    let start = String(decoding: text[range].prefix(limit), as: UTF8.self)
    return range.count > limit ? start + "…" : start
  }

  /// The next character in the words of an error message.
  func describeNext() -> String {
    guard let byte = peek else { return "the end of the \(dialect.name)" }
    // A character has four bytes at most.
    let tail = String(decoding: text[offset..<min(offset + 4, text.count)], as: UTF8.self)
    guard let scalar = tail.unicodeScalars.first, byte >= 0x20, byte != 0x7F else {
      return "a control character"
    }
    return "the character \(Character(scalar))"
  }
}

extension [UInt8] {
  /// The index of the first byte that is not valid at its place in UTF-8, or nil.
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
