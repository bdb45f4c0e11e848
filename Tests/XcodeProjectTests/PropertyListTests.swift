import Basics
import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite struct PropertyListTests {
  private func read(_ text: String) throws(ProjectError) -> PropertyListValue {
    try PropertyListValue(reading: Array(text.utf8), file: "p.plist")
  }

  @Test func `a merge conflict is named with its line`() {
    let error = #expect(throws: ProjectError.self) {
      try read("{\n  a = 1;\n<<<<<<< HEAD\n  b = 2;\n=======\n  b = 3;\n>>>>>>> other\n}")
    }
    #expect(error?.problem == "a merge conflict")
    #expect(error?.place == MarkupPlace(line: 3, column: 1))
  }

  @Test(arguments: ["", "<?xml version=\"1.0\"?>"])
  func `a pointer of Git LFS is named`(start: String) {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    let error = #expect(throws: ProjectError.self) { try read(pointer + start) }
    #expect(error?.problem == "a pointer of Git LFS in place of the file")
  }

  @Test func `an OpenStep list has texts, lists and dictionaries (XP1)`() throws {
    let value = try read("// !$*UTF8*$!\n{ name = Shop; files = ( A.swift, \"B C.swift\", ); }")
    #expect(value["name"]?.text == "Shop")
    #expect(value["files"]?.texts == ["A.swift", "B C.swift"])
  }

  @Test func `comments are between any two parts (XP1)`() throws {
    let value = try read("{ 0A /* Shop */ = /* it */ { isa = X; // end\n }; }")
    #expect(value["0A"]?["isa"]?.text == "X")
  }

  @Test func `a text may have escaped characters`() throws {
    let value = try read(#"{ a = "x\ty\n\"\U00e9\u00E9\101"; }"#)
    #expect(value["a"]?.text == "x\ty\n\"ééA")
  }

  @Test func `a character above U+FFFF is escaped in two parts`() throws {
    #expect(try read(#"{ a = "\ud83c\udf3f"; }"#)["a"]?.text == "🌿")
  }

  @Test func `JSON is read as the same values (XP2)`() throws {
    let value = try read(#"{"name": "Shop", "files": ["A", "B"], "on": true}"#)
    #expect(value["files"]?.texts == ["A", "B"])
    #expect(value["on"]?.isTrue == true)
  }

  @Test func `XML is read as the same values (XP2)`() throws {
    let value = try read(
      """
      <?xml version="1.0"?><plist><dict><key>on</key><true/>
      <key>files</key><array><string>A</string><string>B</string></array></dict></plist>
      """)
    #expect(value["files"]?.texts == ["A", "B"])
    #expect(value["on"]?.isTrue == true)
  }

  @Test func `a value has the place at which it begins`() throws {
    let value = try read("{\n  a = b;\n  c = d;\n}")
    #expect(value["c"]?.place == MarkupPlace(line: 3, column: 7))
  }

  @Test(arguments: [
    ("{ a = b", "p.plist:1:1: a dictionary that never ends; expected }"),
    ("{\n  a b;\n}", "p.plist:2:5: \"b\"; expected = or : after the key a"),
    ("( a, b", "p.plist:1:1: a list that never ends; expected )"),
    ("{ a = \"b; }", "p.plist:1:7: a text that never ends; expected \""),
    ("{ a = b; } c", "p.plist:1:12: \"c\"; expected the end of the document"),
    ("{ a = ; }", "p.plist:1:7: \";\"; expected a value"),
    ("/* a", "p.plist:1:1: a comment that never ends; expected */"),
    ("bplist00", "p.plist:1:1: a binary property list; expected one in text form"),
    ("<plist><dict></plist>", "p.plist:1:14: the end tag </plist>; expected </dict>"),
  ])
  func `a mistake is reported with its place`(text: String, message: String) {
    #expect(throws: ProjectError.self) { try read(text) }
    do throws(ProjectError) { _ = try read(text) } catch { #expect("\(error)" == message) }
  }

  @Test func `a list that is nested too deeply is an error`() {
    #expect(throws: ProjectError.self) { try read(String(repeating: "(", count: 100_000)) }
  }

  @Test(arguments: 0..<300) func `changed documents are read or refused`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let whole =
      seed % 2 == 0
      ? #"{ "a\u00e9" = ( b, "c d", <0f>, { e = f; } ); /* g */ h = 'i'; }"#
      : #"{"a": ["b", {"c": 1.5e3}, true, null], "d": "\ud83c\udf3f"}"#
    var bytes = Array(whole.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = bytes.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.insert("{}()<>\"'\\;,=/*".utf8.randomElement(using: &random) ?? 0, at: place)
      default: bytes.removeSubrange(place..<min(place + 3, bytes.count))
      }
      if bytes.isEmpty { break }
    }
    do throws(ProjectError) {
      _ = try PropertyListValue(reading: bytes, file: "p.plist")
    } catch {
      #expect(error.place.line >= 1 && error.place.column >= 1)
      #expect(!error.expected.isEmpty)
    }
  }
}
