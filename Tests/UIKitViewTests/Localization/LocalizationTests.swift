import Foundation
import LocalizedStrings
import TestSupport
import Testing

@testable import UIKit

/// Texts of a bundle in the language of the current device.
struct LocalizationTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle

  init() throws {
    folder = try TemporaryFolder()
    let files = [
      "en.lproj/Localizable.strings":
        #""title" = "Settings"; "only" = "Only here"; "files" = "files";"#,
      "de.lproj/Localizable.strings": #""title" = "Einstellungen";"#,
      "de.lproj/Herbs.strings": #""title" = "Kräuter";"#,
      "de.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Garten\";",
      "Plain.strings": "\"title\" = \"Without language\";",
      "ru.lproj/Localizable.stringsdict": Self.stringsdict("%d файл", "%d файла", "%d файлов"),
      "en.lproj/Localizable.stringsdict": Self.stringsdict("%d file", nil, "%d files"),
      "Catalogue.xcstrings": #"""
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Hello %@" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo %@" } } } },
        "%lld rows" : { "localizations" : { "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Zeile" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Zeilen" } }
        } } } } } } }
      """#,
    ]
    for (path, text) in files {
      let url = folder.file(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    bundle = try #require(Bundle(path: folder.url.path))
  }

  private static func stringsdict(_ one: String, _ few: String?, _ other: String) -> String {
    let forms = [("one", one), ("few", few), ("other", other)].compactMap { name, form in
      form.map { "<key>\(name)</key><string>\($0)</string>" }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms.joined())
      </dict></dict></dict></plist>
      """
  }

  /// Runs a closure on a device in a language.
  private func with<Value>(_ language: String?, perform body: () throws -> Value) throws -> Value {
    var environment = UIEnvironment()
    if let language { environment.language = try #require(InterfaceLanguage(language)) }
    return try UIEnvironment.with(environment, perform: body)
  }

  @Test(arguments: [
    ("de", "Einstellungen"), ("de-AT", "Einstellungen"), ("en", "Settings"), ("fr", "Settings"),
    (nil, "Settings"), ("de+bounded", "[# Einstellungen #]"), ("doubled", "Settings Settings"),
  ])
  func `a text is in the language of the device, else of development (LO7)`(
    language: String?, text: String
  ) throws {
    try with(language) {
      #expect(NSLocalizedString("title", bundle: bundle, comment: "") == text)
    }
  }

  @Test func `one process has several languages at once (LO7)`() throws {
    let texts = try ["de", "en", "de"].map { language in
      try with(language) { NSLocalizedString("title", bundle: bundle, comment: "") }
    }
    #expect(texts == ["Einstellungen", "Settings", "Einstellungen"])
  }

  @Test func `a missing key has the value, else it is its own text (LO8)`() throws {
    try with("de") {
      #expect(NSLocalizedString("only", bundle: bundle, comment: "") == "only")
      #expect(NSLocalizedString("only", bundle: bundle, value: "x", comment: "") == "x")
    }
    try with("uppercase") {
      #expect(NSLocalizedString("none", bundle: bundle, comment: "") == "NONE")
      #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "Settings")
    }
  }

  @Test func `ported source finds the function in extensions of String and Bundle too`() throws {
    try with("de") {
      #expect("title".translated(in: bundle) == "Einstellungen")
      #expect(bundle.title == "Einstellungen")
    }
  }

  @Test func `a table is a file, of a language or of none (LO8)`() throws {
    try with("de") {
      let herbs = NSLocalizedString("title", tableName: "Herbs", bundle: bundle, comment: "")
      #expect(herbs == "Kräuter")
      let plain = bundle.localizedStringOfDevice(forKey: "title", value: nil, table: "Plain")
      #expect(plain == "Without language")
      #expect(
        bundle.objectOfDevice(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Garten")
    }
  }

  @Test(arguments: [
    ("ru", 1, "1 файл"), ("ru", 3, "3 файла"), ("ru", 5, "5 файлов"), ("en", 1, "1 file"),
    ("en", 3, "3 files"), ("en+bounded", 3, "[# 3 files #]"),
  ])
  func `a number chooses the form of a format by the table's language (LO6, LO13)`(
    language: String, number: Int, text: String
  ) throws {
    try with(language) {
      let format = NSLocalizedString("files", bundle: bundle, comment: "")
      #expect(String.localizedStringWithFormat(format, number) == text)
      #expect(String(formatOfDevice: format, number) == text)
    }
  }

  @Test func `a format that is not formatted here has the form for other numbers (LO19)`() throws {
    try with("en") {
      let format = NSLocalizedString("files", bundle: bundle, comment: "")
      #expect(String(format: format, arguments: [3]).hasSuffix("3 files"))
    }
  }

  @Test(arguments: [
    ("de", "Hallo Ann", "1 Zeile", "3 Zeilen"), ("en", "Hello Ann", "1 rows", "3 rows"),
  ])
  func `an interpolated key is a format of a catalogue (LO16)`(
    language: String, hello: String, one: String, three: String
  ) throws {
    try with(language) {
      let (name, table) = ("Ann", "Catalogue")
      #expect(String(localized: "Hello \(name)", table: table, bundle: bundle) == hello)
      #expect(String(localized: "\(1) rows", table: table, bundle: bundle) == one)
      #expect(String(localized: "\(3) rows", table: table, bundle: bundle) == three)
    }
  }

  @Test func `a resource is looked up when it is read`() throws {
    let url = folder.url
    let resource = LocalizedStringResource("title", bundle: .atURL(url))
    try with("de") { #expect(String(localized: resource) == "Einstellungen") }
    try with("en") { #expect(String(localized: resource) == "Settings") }
    let german = LocalizedStringResource(
      "title", locale: Locale(identifier: "de"), bundle: .atURL(url))
    try with("en") { #expect(String(localized: german) == "Einstellungen") }
  }

  @Test func `numbers are written by the user's locale (LO21)`() throws {
    try with("de") {
      #expect(String.localizedStringOfDevice(withFormat: "%.1f", 1234.5) == "1.234,5")
      #expect(Locale.currentOfDevice.identifier == "de_DE")
      #expect(Locale.preferredLanguagesOfDevice == ["de"])
    }
  }

  @Test func `a damaged table is reported and has no texts`() throws {
    try Data("\"a\" = ".utf8).write(to: folder.file("Broken.strings"))
    let text = bundle.localizedStringOfDevice(forKey: "a", value: nil, table: "Broken")
    #expect(text == "a")
  }

  @Test @MainActor func `a date picker is in the user's locale (LO21)`() throws {
    let date = Date(timeIntervalSince1970: 1_168_335_660)
    let texts = try ["en", "de"].map { language in
      try with(language) {
        DateTexts(locale: nil, calendar: nil, timeZone: nil).day(date)
      }
    }
    #expect(texts[0] != texts[1])
  }

  @Test(arguments: [("de", "1.234,5", "1,50"), ("en", "1,234.5", "1.50")])
  func `formatters of ported source are in the user's locale (LO21)`(
    language: String, decimal: String, price: String
  ) throws {
    try with(language) {
      let numbers = NumberFormatter.ofDevice()
      numbers.numberStyle = .decimal
      #expect(numbers.string(from: 1234.5) == decimal)
      #expect(
        NumberFormatter.localizedStringOfDevice(from: 1.5, number: .currency).contains(price))
      let dates = DateFormatter.ofDevice()
      dates.dateFormat = "MMMM"
      let month = dates.string(from: Date(timeIntervalSince1970: 1_168_335_660))
      #expect(month == (language == "de" ? "Januar" : "January"))
    }
  }

  @Test func `without a chosen language amounts of money are in dollars`() {
    let numbers = NumberFormatter.ofDevice()
    numbers.numberStyle = .currency
    #expect(numbers.string(from: 12.5)?.contains("$") == true)
  }

  @Test func `an attributed text is found like a string (LO16)`() throws {
    try with("de") {
      let text = AttributedString(localized: "Hello \("Ann")", table: "Catalogue", bundle: bundle)
      #expect(String(text.characters) == "Hallo Ann")
    }
  }
}

extension String {
  /// The ported form of `NSLocalizedString(self, …)`, which no member of a similar name hides.
  fileprivate func translated(in bundle: Bundle) -> String {
    NSLocalizedStringOfDevice(self, bundle: bundle, comment: "")
  }
}

extension Bundle {
  fileprivate var title: String {
    NSLocalizedStringOfDevice("title", bundle: self, comment: "")
  }
}
