import Testing

@testable import LocalizedStrings

private let catalogue = """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "Settings" : { },
      "greeting" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello %@" } },
        "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Hallo %@" } } } },
      "%@ has %lld files" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "new", "value" : "%@ has a file" } },
        "other" : { "stringUnit" : { "state" : "new", "value" : "%@ has %lld files" } } } } } } },
      "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
        "ipad" : { "stringUnit" : { "state" : "new", "value" : "Click" } },
        "other" : { "stringUnit" : { "state" : "new", "value" : "Tap" } } } } } } },
      "both" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "new", "value" : "%#@files@ in %#@folders@" },
        "substitutions" : {
          "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "new", "value" : "%arg file" } },
            "other" : { "stringUnit" : { "state" : "new", "value" : "%arg files" } } } } },
          "folders" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "new", "value" : "a folder" } },
            "other" : { "stringUnit" : { "state" : "new", "value" : "%arg folders" } } } } }
        } } } }
    },
    "version" : "1.0"
  }
  """

private func read(_ text: String = catalogue) throws -> StringCatalogue {
  try StringCatalogue(reading: Array(text.utf8), file: "a.xcstrings")
}

private func expand(_ text: LocalizedText?, _ numbers: Int...) -> String? {
  guard case .plural(let plural) = text else { return nil }
  return FormatExpansion(plural, rules: PluralRules(language: "en")) { position, _ in
    numbers.indices.contains(position - 1) ? PluralOperand(numbers[position - 1]) : nil
  }.format
}

struct StringCatalogueTests {
  @Test func `a unit in any state is the text of its language (LO14)`() throws {
    #expect(try read().table(of: "de")["greeting"] == .text("Hallo %@"))
  }

  @Test func `a key without a text in the source language is its text (LO15)`() throws {
    let catalogue = try read()
    #expect(catalogue.table(of: "en")["Settings"] == .text("Settings"))
    #expect(catalogue.table(of: "de")["Settings"] == nil)
    #expect(catalogue.languages == ["de", "en"])
  }

  @Test func `a text varies as a whole by the first number in it (LO16)`() throws {
    let text = try read().table(of: "en")["%@ has %lld files"]
    #expect(expand(text, 0, 1) == "%@ has a file")
    #expect(expand(text, 1, 3) == "%@ has %lld files")
  }

  @Test func `a device chooses among texts (LO16)`() throws {
    #expect(try read().table(of: "en")["tap"]?.chosen(for: "ipad") == .text("Click"))
  }

  @Test func `a substitution has a number of its own (LO17)`() throws {
    let text = try read().table(of: "en")["both"]
    #expect(expand(text, 1, 2) == "%lld file in %lld folders")
    #expect(expand(text, 3, 1) == "%lld files in a folder")
  }

  @Test(arguments: [
    (
      #"{ "strings" : { } }"#,
      "a.xcstrings:1:1: no sourceLanguage; expected it, as in \"sourceLanguage\" : \"en\""
    ),
    (
      #"{ "sourceLanguage" : "en", "version" : "2.0" }"#,
      "a.xcstrings:1:40: version 2.0; expected version 1.0 to 1.2"
    ),
  ])
  func `an error has a place, a problem and the content that is expected`(
    file: String, message: String
  ) {
    let error = #expect(throws: StringsError.self) { try read(file) }
    #expect(error.map { "\($0)" } == message)
  }
}
