import Testing

@testable import LocalizedStrings

/// Returns a `.stringsdict` file with one key, `files`.
func stringsdict(_ body: String) -> [UInt8] {
  Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>files</key><dict>
    \(body)
    </dict></dict></plist>
    """.utf8)
}

/// Returns a variable of a `.stringsdict` file.
func variable(_ name: String, _ forms: [(String, String)]) -> String {
  """
  <key>\(name)</key><dict>
  <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
  <key>NSStringFormatValueTypeKey</key><string>d</string>
  \(forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined())
  </dict>
  """
}

private func failure(_ body: String) -> String? {
  do throws(StringsError) {
    _ = try StringTable(stringsdict: stringsdict(body), file: "a.stringsdict")
    return nil
  } catch { return "\(error)" }
}

struct StringsdictTests {
  @Test func `a format has variables with forms (LO10)`() throws {
    let format = "<key>NSStringLocalizedFormatKey</key><string>%#@count@</string>"
    let file = stringsdict(format + variable("count", [("one", "a file"), ("other", "%d files")]))
    let expected = PluralText(
      format: "%#@count@",
      variables: ["count": .init(valueType: "d", forms: [.one: "a file", .other: "%d files"])])
    #expect(try StringTable(stringsdict: file, file: "a")["files"] == .plural(expected))
  }

  @Test func `a device chooses among texts (LO11)`() throws {
    let file = stringsdict(
      """
      <key>NSStringDeviceSpecificRuleType</key><dict>
      <key>ipad</key><string>Tap or click</string><key>other</key><string>Tap</string>
      </dict>
      """)
    let text = try StringTable(stringsdict: file, file: "a")["files"]
    #expect(text?.chosen(for: "ipad") == .text("Tap or click"))
    #expect(text?.chosen(for: "iphone") == .text("Tap"))
  }

  @Test(arguments: [
    (
      "",
      "a.stringsdict:2:44: no NSStringLocalizedFormatKey of “files”; expected it, as in %#@count@"
    ),
    (
      "<key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><dict/>",
      "a.stringsdict:3:72: no form “other” of “a” of “files”; expected it, since it is used for all "
        + "other numbers"
    ),
  ])
  func `an error has a place, a problem and the content that is expected`(
    body: String, message: String
  ) {
    #expect(failure(body) == message)
  }
}
