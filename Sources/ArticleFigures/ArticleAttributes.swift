/// The named values of a directive, `(source: "a", alt: "b")`, or of a tag, `src="a" alt='b'`.
///
/// `ArticleScanner` ignores a list that is not closed before the end of its paragraph.
struct ArticleAttributes {
  /// A value and its range, without quotation marks.
  struct Value: Equatable {
    var text: String
    var range: Range<Int>
    /// The text to insert before a new description: a quotation mark if the value has none, and
    /// `="` after a name without a value.
    var opening = ""
    /// The text to insert after a new description.
    var closing = ""
  }

  /// The punctuation of a kind of list.
  struct Marks {
    /// The character between a name and its value.
    var separator: UInt8
    /// The character after the last value.
    var close: UInt8

    /// The punctuation of `@Image(source: "a")`.
    static let directive = Marks(separator: UInt8(ascii: ":"), close: UInt8(ascii: ")"))
    /// The punctuation of `<img src="a">`.
    static let tag = Marks(separator: UInt8(ascii: "="), close: UInt8(ascii: ">"))
  }

  private let text: [UInt8]
  private let marks: Marks
  private var place: Int

  /// The values, keyed by their names.
  ///
  /// If a name occurs twice, the first value counts, as in HTML. HTML names are case-insensitive.
  private(set) var values: [String: Value] = [:]
  /// The end of the last value or name, including its quotation mark.
  private(set) var lastEnd: Int
  /// The offset of the character that closes the list; nil if the list is not closed.
  private(set) var close: Int?
  /// The offset up to which the text was scanned.
  var end: Int { place }

  /// Reads the list that begins at `start`, the offset after the opening parenthesis or the name of
  /// the tag.
  init(in text: [UInt8], from start: Int, marks: Marks) {
    (self.text, self.marks) = (text, marks)
    (place, lastEnd) = (start, start)
    while place < text.count, close == nil, !isParagraphEnd { readMember() }
  }

  private var byte: UInt8? { place < text.count ? text[place] : nil }

  private var isParagraphEnd: Bool {
    byte == UInt8(ascii: "\n") && place + 1 < text.count && text[place + 1] == UInt8(ascii: "\n")
  }

  /// Whether the slash of `<img … />` is at this position.
  private var isLastSlash: Bool {
    byte == UInt8(ascii: "/") && place + 1 < text.count && text[place + 1] == marks.close
  }

  private mutating func readMember() {
    guard let byte else { return }
    if byte == marks.close {
      close = place
    } else if Self.isBlank(byte) || byte == UInt8(ascii: ",") || byte == marks.separator
      || isLastSlash
    {
      place += 1
    } else if Self.isQuote(byte) {
      _ = readQuoted(by: byte)
    } else {
      readNamed()
    }
  }

  /// Reads a name, and its value if it has one.
  private mutating func readNamed() {
    let name = readWord(until: marks.separator)
    skipBlanks()
    defer { lastEnd = max(lastEnd, min(place, text.count)) }
    let value = byte == marks.separator ? readValue() : emptyValue(behind: name)
    let key = isTag ? name.text.lowercased() : name.text
    if let value, values[key] == nil { values[key] = value }
  }

  private mutating func readValue() -> Value? {
    place += 1
    skipBlanks()
    if let byte, Self.isQuote(byte) { return readQuoted(by: byte) }
    var value = readWord()
    (value.opening, value.closing) = ("\"", "\"")
    return value
  }

  /// Returns the empty value of a tag's attribute that has no value; nil in a directive.
  ///
  /// The value's range is directly after the name, before any white space.
  private mutating func emptyValue(behind name: Value) -> Value? {
    place = name.range.upperBound
    guard isTag else { return nil }
    return Value(text: "", range: place..<place, opening: "=\"", closing: "\"")
  }

  private var isTag: Bool { marks.close == Marks.tag.close }

  private mutating func skipBlanks() {
    while let byte, Self.isBlank(byte), !isParagraphEnd { place += 1 }
  }

  private mutating func readWord(until separator: UInt8? = nil) -> Value {
    let start = place
    while let byte, !Self.isBlank(byte), byte != marks.close, byte != UInt8(ascii: ","),
      byte != separator, !isLastSlash
    {
      place += 1
    }
    return value(start..<place)
  }

  /// Reads the text between quotation marks.
  ///
  /// Returns nil if the paragraph ends before the closing quotation mark.
  private mutating func readQuoted(by quote: UInt8) -> Value? {
    place += 1
    let start = place
    while let byte, byte != quote {
      if isParagraphEnd { return nil }
      // In directives, but not in tags, a quotation mark after a backslash is part of the text.
      let isEscape = byte == UInt8(ascii: "\\") && !isTag
      place = min(place + (isEscape ? 2 : 1), text.count)
    }
    guard byte == quote else { return nil }
    place += 1
    return value(start..<(place - 1))
  }

  private func value(_ range: Range<Int>) -> Value {
    Value(text: String(decoding: text[range], as: UTF8.self), range: range)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
