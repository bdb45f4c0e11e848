/// The named values of a directive, `(source: "a", alt: "b")`, or of a tag, `src="a" alt='b'`.
///
/// A list that its paragraph does not close is none.
struct ArticleAttributes {
  /// A value, and where it is between its quotes.
  struct Value: Equatable {
    var text: String
    var range: Range<Int>
    /// The text that another description needs before it: a quote if this one has none, and `="`
    /// behind a name alone.
    var opening = ""
    /// The text that another description needs behind it.
    var closing = ""
  }

  /// The marks of a kind of list.
  struct Marks {
    /// Between a name and its value.
    var separator: UInt8
    /// Behind the last value.
    var close: UInt8

    /// Those of `@Image(source: "a")`.
    static let directive = Marks(separator: UInt8(ascii: ":"), close: UInt8(ascii: ")"))
    /// Those of `<img src="a">`.
    static let tag = Marks(separator: UInt8(ascii: "="), close: UInt8(ascii: ">"))
  }

  private let text: [UInt8]
  private let marks: Marks
  private var place: Int

  /// The values by their names; of two of one name the first, as in HTML, where names have no case.
  private(set) var values: [String: Value] = [:]
  /// The end of the last value or name, its quote included.
  private(set) var lastEnd: Int
  /// The end of the list; nil if it is not closed.
  private(set) var close: Int?
  /// The place up to which the text was scanned.
  var end: Int { place }

  /// Reads a list from its first byte behind the opening mark.
  init(in text: [UInt8], from start: Int, marks: Marks) {
    (self.text, self.marks) = (text, marks)
    (place, lastEnd) = (start, start)
    while place < text.count, close == nil, !isParagraphEnd { readMember() }
  }

  private var byte: UInt8? { place < text.count ? text[place] : nil }

  private var isParagraphEnd: Bool {
    byte == UInt8(ascii: "\n") && place + 1 < text.count && text[place + 1] == UInt8(ascii: "\n")
  }

  /// Whether the slash of `<img … />` is here.
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

  /// Reads a name, and its value where it has one.
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

  /// The value of a name alone, to which the blanks behind it do not belong.
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

  /// Reads the text between quotes; nil if the paragraph ends before.
  private mutating func readQuoted(by quote: UInt8) -> Value? {
    place += 1
    let start = place
    while let byte, byte != quote {
      if isParagraphEnd { return nil }
      // Behind a backslash a quote is one of the words, in directives alone.
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
