/// A reader of JSON that remembers where every value is.
///
/// Foundation's readers lose the line and column of a value once it is read, which an error about
/// a wrong key or number has to name; hence a reader of its own.
///
/// It reads RFC 8259, with the additions of a dialect. Everything else is strict, so that the
/// mistake is named where it was made: a trailing comma, a number beyond a double, half a surrogate
/// pair, nesting deeper than ``depthLimit`` and a text longer than ``sizeLimit`` are errors. A UTF-8
/// byte order mark is skipped.
struct JSONReader {
  /// The greatest depth of arrays and objects; a scene needs eight.
  static let depthLimit = 64
  /// The most bytes of a text; the largest scenes have a megabyte.
  static let sizeLimit = 1 << 26

  let text: [UInt8]
  let dialect: JSONDialect
  var offset = 0
  /// The brackets around the next byte, outermost first.
  var openings: [JSONSyntaxError.Opening] = []
  /// The mistakes after which reading goes on.
  private(set) var noted: [JSONSyntaxError] = []

  init(text: [UInt8], dialect: JSONDialect) { (self.text, self.dialect) = (text, dialect) }

  /// Reads the whole text as one value.
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

  /// Records a mistake after which reading can continue.
  mutating func note(_ error: JSONSyntaxError) { noted.append(error) }

  /// Reads the value at the next byte that is neither blank nor comment.
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
  /// Whether the byte may belong to a literal such as `true` or, wrongly, `NaN`.
  fileprivate var isWordCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
