import Testing

@testable import LayoutCore

private func read(
  _ text: String, _ dialect: JSONDialect = .file
) throws(JSONSyntaxError) -> JSONDocument {
  try JSONDocument(Array(text.utf8), dialect)
}

private func value(_ text: String) throws(JSONSyntaxError) -> JSONValue { try read(text).value }

/// Returns the error about a text; nil if the text is valid JSON.
private func complaint(_ text: String, _ dialect: JSONDialect = .file) -> JSONSyntaxError? {
  do {
    _ = try read(text, dialect)
    return nil
  } catch {
    return error
  }
}

struct JSONReaderTests {
  @Test func `words are read`() throws {
    #expect(try value("true") == .flag(true))
    #expect(try value("false") == .flag(false))
    #expect(try value("null") == .null)
  }

  @Test(arguments: [
    ("0", 0), ("-0.5", -0.5), ("126.66666666666667", 126.66666666666667), ("1e3", 1000),
    ("2.5E-1", 0.25), ("1E+2", 100), ("12", 12), ("1e-400", 0),
    ("123456789012345678901234567890", 1.2345678901234568e29),
  ])
  func `a number is the nearest double`(text: String, number: Double) throws {
    #expect(try value(text).double == number)
  }

  @Test(arguments: [
    "9223372036854775807", "-9223372036854775808", "9007199254740993", "18446744073709551615",
  ])
  func `a whole number of 64 bits is kept to its last digit`(text: String) throws {
    #expect(try value(text).line == text)
  }

  @Test func `a whole number may be written as a fraction`() throws {
    #expect(try [value("2.0").integer, value("2e0").integer] == [2, 2])
    #expect(
      try [value("2.5").integer, value("1e300").integer, value("\"2\"").integer] == [nil, nil, nil])
  }

  @Test(arguments: ["01", "-", "1.", ".5", "1e", "+1", "1e999", "NaN", "0x10", "-Infinity"])
  func `what only looks like a number is refused`(text: String) {
    #expect(complaint(text) != nil)
  }

  @Test func `escapes become their characters`() throws {
    #expect(try value(#""\"\\\/\b\f\n\r\tA""#) == .text("\"\\/\u{8}\u{C}\n\r\tA"))
  }

  @Test func `a surrogate pair is one character`() throws {
    #expect(try value(#""\uD83C\uDF31""#) == .text("🌱"))
  }

  @Test(arguments: [#""\uD83C""#, #""\uDF31""#, #""\uD83C\n""#, #""\uD83C\u0041""#, #""\u12G4""#])
  func `half a pair or a broken escape is refused`(text: String) {
    #expect(complaint(text)?.offset == 1)
    #expect(complaint(text, .message)?.offset == 1)
  }

  @Test func `members keep the order of the text, and their places`() throws {
    let document = try read(#"{"b": 1, "a": [2, 3]}"#)
    #expect(document.value.members?.map(\.name) == ["b", "a"])
    #expect(document.value["a"] == .list([.integer(2), .integer(3)]))
    #expect(document.offsets.keys == [1, 9])
    #expect(document.offsets.parts.map(\.value) == [6, 14])
    #expect(document.offsets.parts[1].parts.map(\.value) == [15, 18])
  }

  @Test func `comments may stand wherever blanks may`() throws {
    let text = """
      // first
      [ /* one */ 1, // two follows
        2 /**/ ] /* ** / */
      """
    #expect(try value(text) == .list([.integer(1), .integer(2)]))
  }

  @Test func `a slash in a string is no comment`() throws {
    #expect(try value(#""a // b /* c""#) == .text("a // b /* c"))
  }

  @Test(arguments: [
    ("[1,]", 2), ("{\"a\": 1,}", 7), ("[1 2]", 3), ("{\"a\" 1}", 5), ("{a: 1}", 1),
    ("[1] 2", 4), ("", 0), ("[", 1), ("\"abc", 0), ("/* x", 0), ("/ 1", 0), ("{'a': 1}", 1),
    ("{\"a\": 1, \"a\": 2}", 9), ("\"a\nb\"", 2), ("\"\\x\"", 1),
  ])
  func `a mistake is found where it stands`(text: String, offset: Int) {
    #expect(complaint(text)?.offset == offset)
  }

  @Test func `a message has no comments, and of a key that is there twice the first counts`() throws
  {
    #expect(complaint("[1 /* one */]", .message)?.offset == 3)
    #expect(complaint("// none\n1", .message)?.expected == "a JSON value")
    #expect(try read(#"{"a": 1, "a": 2}"#, .message).value.line == #"{ "a": 1 }"#)
    #expect(complaint("[1,]", .message)?.offset == 2)
    #expect(complaint("[", .message)?.problem == "the end of the message")
  }

  @Test func `what is written is read again as it was`() throws {
    let value = JSONValue.object([
      ("a\"\n\u{1}🌱", .lines([.integer(-3), .number(0.1), .list([.flag(true), .null])])),
      ("b", .whole(.max)), ("c", .object([])), ("d", .text("")),
    ])
    for text in [value.canonical, value.line, value.document] {
      #expect(try read(text).value == value)
    }
  }

  @Test func `a byte order mark is skipped`() throws {
    let document = try JSONDocument([0xEF, 0xBB, 0xBF] + Array("7".utf8), .file)
    #expect(document == JSONDocument(value: .integer(7), offsets: JSONOffsets(value: 3)))
  }

  @Test func `UTF-16 is recognised`() {
    #expect(throws: JSONSyntaxError.self) { try JSONDocument([0xFF, 0xFE, 0x37, 0x00], .file) }
  }

  @Test(
    arguments: [
      [0x22, 0xC3, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], [0x22, 0x80, 0x22],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused where they stand`(bytes: [UInt8]) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(bytes, .file) }
    #expect(error?.offset == 1)
  }
}

/// Texts that are meant to exhaust a reader.
struct HostileJSONTests {
  @Test(arguments: [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")])
  func `nesting is read down to the limit and no further`(opening: String, closing: String) {
    let brackets = opening.count { "[{".contains($0) }
    let deep = { (times: Int) in
      String(repeating: opening, count: times) + "1" + String(repeating: closing, count: times)
    }
    let times = JSONReader.depthLimit / brackets
    #expect(complaint(deep(times)) == nil)
    #expect(complaint(deep(times + 1))?.problem.hasPrefix("more than 64 brackets") == true)
    #expect(complaint(deep(100_000)) != nil)
    #expect(complaint(String(repeating: opening, count: 100_000), .message) != nil)
  }

  @Test func `a million numbers are read`() throws {
    let text = "[" + String(repeating: "7,", count: 999_999) + "7]"
    let document = try read(text, .message)
    #expect(document.value.elements?.count == 1_000_000)
    #expect(document.offsets.parts.last?.value == 1_999_999)
  }

  @Test func `a million digits are refused, and not repeated`() throws {
    let digits = String(repeating: "9", count: 1_000_000)
    #expect(complaint(digits)?.problem == "the number \(digits.prefix(40))…")
    #expect(complaint("x" + digits)?.problem.count == "the word ".count + 41)
    // Digits after the point are read, however many there are.
    #expect(try value("0." + digits).double == 1)
  }

  @Test func `one key, however often, is one member`() throws {
    let text = "{" + String(repeating: "\"a\":1,", count: 99_999) + "\"a\":1}"
    #expect(try read(text, .message).value.members?.count == 1)
  }

  @Test func `a text that is too long is refused before it is read`() {
    let text = [UInt8](repeating: UInt8(ascii: " "), count: JSONReader.sizeLimit + 1)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(text, .message) }
    #expect(error?.expected == "at most 67108864 bytes")
  }

  @Test(arguments: [JSONDialect.file, .message])
  func `no damage to a text makes the reader trap`(dialect: JSONDialect) {
    let text = Array(#"{"a": [1.5e3, "\uD83C\uDF31 ü", /* x */ true, null], "b": {}}"#.utf8)
    for index in text.indices {
      for byte in [0x00, 0x22, 0x2C, 0x5C, 0x5D, 0x7B, 0x80, 0xFF] as [UInt8] {
        var damaged = text
        damaged[index] = byte
        _ = JSONDocument.reading(damaged, dialect)
        _ = JSONDocument.reading(Array(damaged[..<index]), dialect)
      }
    }
  }
}
