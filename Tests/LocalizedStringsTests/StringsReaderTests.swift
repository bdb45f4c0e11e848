import Testing

@testable import LocalizedStrings

/// Reads a `.strings` file and returns its plain texts by key.
private func texts(_ text: String) throws -> [String: String] { try texts([UInt8](text.utf8)) }

private func texts(_ bytes: [UInt8]) throws -> [String: String] {
  try StringTable(strings: bytes, file: "Localizable.strings").texts.compactMapValues {
    if case .text(let text) = $0 { text } else { nil }
  }
}

/// Returns the description of the error that reading causes.
private func failure(_ text: String) -> String? {
  do throws(StringsError) {
    _ = try StringTable(strings: [UInt8](text.utf8), file: "a.strings")
    return nil
  } catch { return "\(error)" }
}

struct StringsReaderTests {
  @Test(arguments: [
    (#""key" = "value";"#, "value"), ("key = value;", "value"),
    (#"/* a */ "key"="value" ;"#, "value"),
    ("// a\n\"key\" = \"value\"; // b", "value"), (#""key";"#, "key"),
    (#"{ "key" = "value"; }"#, "value"),
    ("'key' = 'value';", "value"), ("\"key\" = \"two\nlines\";", "two\nlines"),
    (#""key" = "a /* b */ c";"#, "a /* b */ c"),
  ])
  func `a statement has a key and perhaps a value (LO1)`(file: String, value: String) throws {
    #expect(try texts(file) == ["key": value])
  }

  @Test(arguments: [
    (#"a\nb\tc"#, "a\nb\tc"), (#"\"a\" \'b\' \\"#, "\"a\" 'b' \\"), (#"\u00e9\U00E9"#, "éé"),
    (#"\Ud83d\Ude00"#, "😀"), (#"\101\7"#, "A\u{7}"), (#"\q"#, "q"), ("a\\\nb", "a\nb"),
  ])
  func `an escape is a character (LO2)`(escaped: String, value: String) throws {
    #expect(try texts("\"key\" = \"\(escaped)\";") == ["key": value])
  }

  @Test(arguments: [true, false])
  func `a byte order mark decides between the encodings (LO3)`(isBig: Bool) throws {
    let units = [0xFEFF] + Array("\"ключ\" = \"значение\";".utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? pair : pair.reversed()
    }
    #expect(try texts(bytes) == ["ключ": "значение"])
    #expect(
      try texts([0xEF, 0xBB, 0xBF] + Array("a = ä;".replacing("ä", with: "\"ä\"").utf8)) == [
        "a": "ä"
      ])
  }

  @Test func `a property list is read as XML (LO4)`() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a &amp; b</key><string>x &lt; y</string></dict></plist>
      """
    #expect(try texts(list) == ["a & b": "x < y"])
  }

  @Test func `a binary property list is read (LO4)`() throws {
    // Three objects: a dictionary, the key “a” and the text “b”.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0x51, 0x62, 8, 11, 13]
      + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 15]
    #expect(try texts(bytes) == ["a": "b"])
  }

  @Test func `the last of two equal keys is used, with a remark (LO5)`() throws {
    let file = Array("\"a\" = \"1\";\n\"a\" = \"2\";".utf8)
    let table = try StringTable(strings: file, file: "a.strings")
    #expect(table["a"] == .text("2"))
    #expect(table.notes == ["a.strings:2:1: “a” occurs twice; the last is used"])
  }

  @Test func `an empty file has no texts`() throws {
    #expect(try texts("").isEmpty)
    #expect(try texts("/* nothing */\n").isEmpty)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "a.strings:2:1: “\"”; expected a semicolon after “a”"),
    ("\"a\" = ;", "a.strings:1:7: “;”; expected a value in quotation marks"),
    ("\"a\" = \"b;\n", "a.strings:1:7: a string that never ends; expected a quotation mark"),
    ("\n/* a", "a.strings:2:1: a comment that never ends; expected */"),
    (
      #""a" = "\Ud83d";"#,
      "a.strings:1:8: half a character, \\Ud83d; expected the other half after it, as in \\Ud83d\\Ude00"
    ),
    ("<plist><array/></plist>", "a.strings:1:8: no dictionary; expected a dictionary of texts"),
    (
      "<plist><dict><key>a</key></dict></plist>",
      "a.strings:1:8: the key “a” without a value; expected a value after it"
    ),
    ("{ a = b;", nil),
  ])
  func `an error has a place, a problem and the content that is expected`(
    file: String, message: String?
  ) {
    #expect(failure(file) == message)
  }

  @Test func `bytes that are no text are an error`() {
    #expect(throws: StringsError.self) { try texts(Array("a = \"".utf8) + [0xFF, 0x22, 0x3B]) }
  }

  @Test func `no input ends the process`() {
    var state: UInt64 = 7
    let pieces = Array("\"\"=;{}\\Uu/*<>dict k\n\u{0}".utf8)
    for _ in 0..<2000 {
      let bytes = (0..<24).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1
        return pieces[Int(state >> 33) % pieces.count]
      }
      _ = try? StringTable(strings: bytes, file: "a")
      _ = try? StringTable(stringsdict: bytes, file: "a")
      _ = try? StringCatalogue(reading: bytes, file: "a")
    }
  }
}
