import Foundation
import LocalizedStrings

/// The tables of strings of apps: `.strings`, `.stringsdict` and `.xcstrings` files.
struct StringsCount {
  private var tables = 0
  private var texts = 0
  /// The errors of the files that are not read.
  private var errors: [String] = []

  /// Reads the tables.
  init(_ apps: AppList) {
    for app in apps.found { read(app.path) }
  }

  private mutating func read(_ folder: String) {
    for ending in ["strings", "stringsdict", "xcstrings"] {
      for path in SymbolCount.files(in: folder, ending: ending) {
        let bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
        do throws(StringsError) {
          texts += try Self.texts(in: bytes, path)
          tables += 1
        } catch {
          errors.append("\(error)".replacingOccurrences(of: folder + "/", with: ""))
        }
      }
    }
  }

  /// Returns the number of texts of a file, of a catalogue those of all its languages.
  private static func texts(in bytes: [UInt8], _ path: String) throws(StringsError) -> Int {
    if path.hasSuffix(".strings") {
      return try StringTable(strings: bytes, file: path).texts.count
    }
    if path.hasSuffix(".stringsdict") {
      return try StringTable(stringsdict: bytes, file: path).texts.count
    }
    let catalogue = try StringCatalogue(reading: bytes, file: path)
    return catalogue.languages.reduce(0) { $0 + catalogue.table(of: $1).texts.count }
  }

  /// The numbers on a line, and the files that are not read.
  var lines: [String] {
    let files = tables + errors.count
    return ["strings: \(JudgeReport.share(tables, files)) of \(files) tables read, \(texts) texts"]
      + errors.prefix(20).map { "  \($0)" }
  }
}
