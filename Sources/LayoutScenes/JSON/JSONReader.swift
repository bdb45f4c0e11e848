/// A reader of JSON that remembers where every value is.
///
/// Foundation's readers lose the line and column of a value once it is read, which an error about
/// a wrong key or number has to name; hence a reader of its own.
///
/// It reads RFC 8259 with one addition, comments (`// to the end of the line`, `/* … */`).
/// Everything else is strict, so that the mistake is named where it was made: a key twice in one
/// object, a trailing comma, a number beyond a double, half a surrogate pair and nesting deeper
/// than ``depthLimit`` are errors. A UTF-8 byte order mark is skipped.
struct JSONReader {
  /// The greatest depth of arrays and objects; a scene needs eight.
  static let depthLimit = 64

  let text: [UInt8]
  var offset = 0
  /// The brackets around the next byte, outermost first.
  var openings: [JSONSyntaxError.Opening] = []
  /// The mistakes after which reading goes on.
  private(set) var noted: [JSONSyntaxError] = []

  /// Reads a whole text as one value.
  ///
  /// - Returns: the value, and the mistakes in the order of the text; the value is nil if one of
  ///   them leaves open how the text goes on.
  static func readNoting(_ text: [UInt8]) -> (node: JSONNode?, errors: [JSONSyntaxError]) {
    var reader = JSONReader(text: text)
    do throws(JSONSyntaxError) {
      let node = try reader.readText()
      return (node, reader.noted)
    } catch {
      var error = error
      if error.offset == text.count { error.opening = reader.openings.last }
      return (nil, reader.noted + [error])
    }
  }

  /// Reads a whole text as one value, or throws its first mistake.
  static func read(_ text: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    var reader = JSONReader(text: text)
    let node = try reader.readText()
    if let error = reader.noted.first { throw error }
    return node
  }

  private mutating func readText() throws(JSONSyntaxError) -> JSONNode {
    try checkEncoding()
    let node = try readValue()
    try skipBlanks()
    guard isAtEnd else {
      throw error("something after the end of the value", expected: "the end of the file")
    }
    return node
  }

  /// Records a mistake after which it is plain how the text goes on.
  mutating func note(_ error: JSONSyntaxError) { noted.append(error) }

  /// Reads the value at the next byte that is neither blank nor comment.
  mutating func readValue() throws(JSONSyntaxError) -> JSONNode {
    try skipBlanks()
    let start = offset
    return JSONNode(value: try readBareValue(), offset: start)
  }

  private mutating func readBareValue() throws(JSONSyntaxError) -> JSONNode.Value {
    guard let byte = peek else { return try readWord() }
    return switch byte {
    case UInt8(ascii: "{"): .object(try readObject())
    case UInt8(ascii: "["): .array(try readArray())
    case UInt8(ascii: "\""): .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try readNumber())
    default: try readWord()
    }
  }

  private mutating func readWord() throws(JSONSyntaxError) -> JSONNode.Value {
    let start = offset
    while let byte = peek, byte.isWordCharacter { offset += 1 }
    let word = String(decoding: text[start..<offset], as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      let found = word.isEmpty ? describeNext() : "the word \(word)"
      throw error(found, expected: "a JSON value", at: start)
    }
  }
}

extension UInt8 {
  /// Whether the byte may belong to a bare word such as `true` or, wrongly, `NaN`.
  fileprivate var isWordCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}

/// The reason why a text is not JSON, and where.
struct JSONSyntaxError: Error, Equatable {
  /// The problem, as the middle of a sentence: `a comma with nothing after it`.
  var problem: String
  /// The text that would be correct at that place.
  var expected: String
  /// The index of the offending byte.
  var offset: Int
  /// The bracket that is open where another is closed, or where the text ends; nil elsewhere.
  var opening: Opening?

  /// An opening bracket.
  struct Opening: Equatable {
    var bracket: Character
    /// The index of its byte.
    var offset: Int

    /// The bracket that closes it.
    var closing: Character { bracket == "{" ? "}" : "]" }
  }
}
