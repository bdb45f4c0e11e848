import Testing

@testable import LayoutScenes

private func read(_ text: String) throws(JSONSyntaxError) -> JSONNode {
  try JSONReader.read(Array(text.utf8))
}

private func value(_ text: String) throws(JSONSyntaxError) -> JSONNode.Value {
  try read(text).value
}

/// Returns the complaint about a text, or nil if it is JSON.
private func complaint(_ text: String) -> JSONSyntaxError? {
  do {
    _ = try read(text)
    return nil
  } catch {
    return error
  }
}

struct JSONReaderTests {
  @Test func `words are read`() throws {
    #expect(try value("true") == .boolean(true))
    #expect(try value("false") == .boolean(false))
    #expect(try value("null") == .null)
  }

  @Test(arguments: [
    ("0", 0), ("-0.5", -0.5), ("126.66666666666667", 126.66666666666667), ("1e3", 1000),
    ("2.5E-1", 0.25), ("1E+2", 100),
  ])
  func `a number is the nearest double`(text: String, number: Double) throws {
    #expect(try value(text) == .number(number))
  }

  @Test(arguments: ["01", "-", "1.", ".5", "1e", "+1", "1e999", "NaN", "0x10", "-Infinity"])
  func `what only looks like a number is refused`(text: String) {
    #expect(complaint(text) != nil)
  }

  @Test func `escapes become their characters`() throws {
    #expect(try value(#""\"\\\/\b\f\n\r\tA""#) == .string("\"\\/\u{8}\u{C}\n\r\tA"))
  }

  @Test func `a surrogate pair is one character`() throws {
    #expect(try value(#""\uD83C\uDF31""#) == .string("🌱"))
  }

  @Test(arguments: [#""\uD83C""#, #""\uDF31""#, #""\uD83C\n""#, #""\uD83C\u0041""#, #""\u12G4""#])
  func `half a pair or a broken escape is refused`(text: String) {
    #expect(complaint(text)?.offset == 1)
  }

  @Test func `members keep the order of the text`() throws {
    guard case .object(let members) = try value(#"{"b": 1, "a": 2}"#) else {
      Issue.record("not an object")
      return
    }
    #expect(members.map(\.key) == ["b", "a"])
    #expect(members.map(\.keyOffset) == [1, 9])
    #expect(members.map(\.value.offset) == [6, 14])
  }

  @Test func `comments may stand wherever blanks may`() throws {
    let text = """
      // first
      [ /* one */ 1, // two follows
        2 /**/ ] /* ** / */
      """
    guard case .array(let elements) = try value(text) else {
      Issue.record("not an array")
      return
    }
    #expect(elements.map(\.value) == [.number(1), .number(2)])
  }

  @Test func `a slash in a string is no comment`() throws {
    #expect(try value(#""a // b /* c""#) == .string("a // b /* c"))
  }

  @Test(arguments: [
    ("[1,]", 2), ("{\"a\": 1,}", 7), ("[1 2]", 3), ("{\"a\" 1}", 5), ("{a: 1}", 1),
    ("[1] 2", 4), ("", 0), ("[", 1), ("\"abc", 0), ("/* x", 0), ("/ 1", 0), ("{'a': 1}", 1),
    ("{\"a\": 1, \"a\": 2}", 9), ("\"a\nb\"", 2), ("\"\\x\"", 1),
  ])
  func `a mistake is found where it stands`(text: String, offset: Int) {
    #expect(complaint(text)?.offset == offset)
  }

  @Test func `a byte order mark is skipped`() throws {
    let node = try JSONReader.read([0xEF, 0xBB, 0xBF] + Array("7".utf8))
    #expect(node == JSONNode(value: .number(7), offset: 3))
  }

  @Test func `UTF-16 is recognised`() {
    #expect(throws: JSONSyntaxError.self) { try JSONReader.read([0xFF, 0xFE, 0x37, 0x00]) }
  }

  @Test(
    arguments: [
      [0x22, 0xC3, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], [0x22, 0x80, 0x22],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused where they stand`(bytes: [UInt8]) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONReader.read(bytes) }
    #expect(error?.offset == 1)
  }

  @Test func `nesting is read down to the limit and no further`() {
    let limit = JSONReader.depthLimit
    let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(complaint(deep(limit)) == nil)
    #expect(complaint(deep(limit + 1))?.offset == limit)
    #expect(complaint(String(repeating: "[", count: 1_000_000)) != nil)
  }

  @Test func `no damage to a scene makes the reader trap`() {
    let scene = Array(#"{"a": [1.5e3, "\uD83C\uDF31 ü", /* x */ true, null], "b": {}}"#.utf8)
    for index in scene.indices {
      for byte in [0x00, 0x22, 0x2C, 0x5C, 0x5D, 0x7B, 0x80, 0xFF] as [UInt8] {
        var damaged = scene
        damaged[index] = byte
        _ = try? JSONReader.read(damaged)
        _ = try? JSONReader.read(Array(damaged[..<index]))
      }
    }
  }
}
