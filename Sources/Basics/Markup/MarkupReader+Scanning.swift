extension MarkupReader {
  /// The next byte; nil at the end of the document.
  var peek: UInt8? { offset < text.count ? text[offset] : nil }

  /// Whether the whole document has been read.
  var isAtEnd: Bool { offset >= text.count }

  /// Skips a byte if it is next, and returns whether it is.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  /// Returns whether certain characters are next in the document.
  func isNext(_ characters: StaticString) -> Bool {
    let count = characters.utf8CodeUnitCount
    guard offset + count <= text.count else { return false }
    return (0..<count).allSatisfy { text[offset + $0] == characters.utf8Start[$0] }
  }

  /// Skips white space, and returns whether there was any.
  @discardableResult mutating func skipBlanks() -> Bool {
    let start = offset
    while offset < text.count, text[offset].isBlank { offset += 1 }
    return offset > start
  }

  /// Reads a name, including its namespace prefix.
  mutating func readName(_ expected: String) throws(MarkupSyntaxError) -> String {
    let start = offset
    while offset < text.count, text[offset].isNameByte { offset += 1 }
    guard offset > start, text[start].beginsName else {
      offset = start
      throw error(describeNext(), expected: expected)
    }
    return String(decoding: text[start..<offset], as: UTF8.self)
  }

  /// Throws an error if the document is too long, because its elements take about ten times as much
  /// memory as its text.
  func checkSize() throws(MarkupSyntaxError) {
    guard text.count > Self.sizeLimit else { return }
    throw error(
      "a document of \(text.count) bytes", expected: "at most \(Self.sizeLimit) bytes", at: 0)
  }

  /// Throws an error if the document is not in UTF-8, and skips a byte order mark.
  mutating func checkEncoding() throws(MarkupSyntaxError) {
    // A zero byte next to the first `<` shows that the text is UTF-16 without a byte order mark.
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]]
    if marks.contains(where: { text.starts(with: $0) }) {
      throw error("a document in UTF-16", expected: "UTF-8")
    }
    // The whole document is validated once, so that names and texts can be decoded without errors
    // afterwards.
    if let invalid = text.firstInvalidUTF8 {
      throw error("a byte that is not UTF-8", expected: "a document in UTF-8", at: invalid)
    }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Makes an error at an offset; if that is nil, at the next byte.
  func error(_ problem: String, expected: String, at place: Int? = nil) -> MarkupSyntaxError {
    var lines = MarkupLines()
    return MarkupSyntaxError(
      problem: problem, expected: expected,
      place: lines.place(of: min(place ?? offset, text.count), in: text))
  }

  /// Returns a name for error messages: its first 40 characters, with an ellipsis if it is longer.
  func shown(_ name: String) -> String { name.count > 40 ? name.prefix(40) + "…" : name }

  /// Returns a description of the next character for errors.
  func describeNext() -> String {
    guard let byte = peek else { return "the end of the document" }
    // The character is encoded in at most four bytes.
    let tail = String(decoding: text[offset..<min(offset + 4, text.count)], as: UTF8.self)
    guard let scalar = tail.unicodeScalars.first, byte >= 0x20, byte != 0x7F else {
      return "a control character"
    }
    return "the character \(Character(scalar))"
  }
}

extension UInt8 {
  /// Whether the byte is white space.
  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

  /// Whether the byte can be part of a name; all bytes of characters outside ASCII can.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  /// Whether the byte may begin a name.
  fileprivate var beginsName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): false
    default: isNameByte
    }
  }
}

extension [UInt8] {
  /// The index of the first byte that is not valid UTF-8; nil if there is none.
  fileprivate var firstInvalidUTF8: Int? {
    // Most documents are entirely ASCII, or begin with a long part in ASCII, which is skipped
    // without decoding.
    guard var start = firstIndex(where: { $0 >= 0x80 }) else { return nil }
    var (decoder, bytes) = (UTF8.ForwardParser(), self[start...].makeIterator())
    while true {
      switch decoder.parseScalar(from: &bytes) {
      case .valid(let scalar): start += scalar.count
      case .error: return start
      case .emptyInput: return nil
      }
    }
  }
}
