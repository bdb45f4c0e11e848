/// A JSON parser that records the offset of every value.
///
/// Foundation's parsers do not report the line and column of a value, which errors about a wrong
/// key or number need.
///
/// It accepts RFC 8259 with the additions of a dialect. Everything else is an error at the exact
/// position, such as a trailing comma, a number beyond the range of a double, half a surrogate
/// pair, nesting deeper than ``depthLimit`` and a text longer than ``sizeLimit``. A UTF-8 byte
/// order mark is skipped.
struct JSONReader {
  /// The maximum depth of arrays and objects; scene files, the largest documents, need eight
  /// levels.
  static let depthLimit = 64
  /// The maximum length of a text in bytes; the largest scene files have a megabyte.
  static let sizeLimit = 1 << 26

  let text: [UInt8]
  let dialect: JSONDialect
  var offset = 0
  /// The brackets that are open at the current offset, the outermost first.
  var openings: [JSONSyntaxError.Opening] = []
  /// The errors after which parsing continued.
  private(set) var noted: [JSONSyntaxError] = []

  init(text: [UInt8], dialect: JSONDialect) { (self.text, self.dialect) = (text, dialect) }

  /// Parses the whole text as one value.
  mutating func readText() throws(JSONSyntaxError) -> JSONDocument {
    try checkSize()
    try checkEncoding()
    let document = try readValue()
    try skipBlanks()
    guard isAtEnd else {
      throw error(
        "something after the end of the value", expected: "the end of the \(dialect.name)")
    }
    return document
  }

  /// Records an error after which parsing can continue, so that several errors are reported at
  /// once.
  mutating func note(_ error: JSONSyntaxError) { noted.append(error) }

  /// Parses the value that begins at the next byte that is neither blank nor comment.
  mutating func readValue() throws(JSONSyntaxError) -> JSONDocument {
    try skipBlanks()
    let start = JSONOffsets(value: offset)
    guard let byte = peek else { return JSONDocument(value: try readWord(), offsets: start) }
    return switch byte {
    case UInt8(ascii: "{"): try readObject()
    case UInt8(ascii: "["): try readArray()
    case UInt8(ascii: "\""): JSONDocument(value: .text(try readString()), offsets: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      JSONDocument(value: try readNumber(), offsets: start)
    default: JSONDocument(value: try readWord(), offsets: start)
    }
  }

  private mutating func readWord() throws(JSONSyntaxError) -> JSONValue {
    let start = offset
    while let byte = peek, byte.isWordCharacter { offset += 1 }
    switch String(decoding: text[start..<offset], as: UTF8.self) {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    case "": throw error(describeNext(), expected: "a JSON value", at: start)
    default:
      throw error("the word \(shownText(start..<offset))", expected: "a JSON value", at: start)
    }
  }
}

extension UInt8 {
  /// Whether the byte may belong to a literal such as `true` or the invalid `NaN`.
  fileprivate var isWordCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
