import Basics
import Foundation
package import LocalizedStrings

/// The tables of strings in the folders of a bundle, each read when it is first used.
///
/// ```
/// de.lproj/Localizable.strings
/// de.lproj/Localizable.stringsdict     takes precedence over .strings (fact LO6)
/// Localizable.xcstrings                all languages; not compiled here
/// Settings.strings                     a table without languages
/// ```
package final class LocalizedBundle: Sendable {
  /// A text of a table, with the language whose plural rules are used for it.
  struct Found {
    var text: LocalizedText
    var language: String
  }

  private struct State {
    var catalogues: [String: StringCatalogue] = [:]
    var tables: [String: StringTable] = [:]
  }

  private let folders: [String]
  /// The folders of each language, by the language's code.
  private let languageFolders: [String: [String]]
  /// The paths of the catalogues by the names of their tables.
  private let cataloguePaths: [String: [String]]
  private let development: String?
  private let state = Mutex(State())

  private static let bundles = Mutex<[String: LocalizedBundle]>([:])

  /// Returns the tables of a bundle, which are read only once in a process.
  static func of(_ bundle: Bundle) -> LocalizedBundle {
    let folders = NamedImages.places(of: bundle).map(\.path)
    let key = folders.joined(separator: "\n")
    if let known = bundles.withLock({ $0[key] }) { return known }
    let made = LocalizedBundle(folders: folders, development: bundle.developmentLanguage)
    bundles.withLock { $0[key] = made }
    return made
  }

  /// Finds the tables in folders.
  package init(folders: [String], development: String? = nil) {
    (self.folders, self.development) = (folders, development)
    var languages: [String: [String]] = [:]
    var catalogues: [String: [String]] = [:]
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() {
        if name.hasSuffix(".lproj") {
          languages[String(name.dropLast(6)), default: []].append("\(folder)/\(name)")
        } else if name.hasSuffix(".xcstrings") {
          catalogues[String(name.dropLast(10)), default: []].append("\(folder)/\(name)")
        }
      }
    }
    (languageFolders, cataloguePaths) = (languages, catalogues)
  }

  /// The codes of the languages, without `Base`.
  package var languages: [String] {
    let catalogued = cataloguePaths.values.joined().flatMap { catalogue(at: $0)?.languages ?? [] }
    return Set(languageFolders.keys).union(catalogued).subtracting(["Base"]).sorted()
  }

  /// Returns the languages in which a table is searched: the one that suits the user best, and
  /// after it the one for users without a preference, if different (fact LO7).
  func languages(for chosen: InterfaceLanguage) -> [String] {
    let all = languages
    let preferred = [chosen.code].compactMap(\.self)
    let fallback = LanguageChoice.chosen(of: all, for: [], development: development)
    let best = LanguageChoice.chosen(of: all, for: preferred, development: development)
    return best == fallback ? [best].compactMap(\.self) : [best, fallback].compactMap(\.self)
  }

  /// Returns the text of a key in the first language that has the table, or in the table outside
  /// the folders of languages if no language has it; nil if the table does not contain the key.
  func text(for key: String, in table: String, language: InterfaceLanguage) -> Found? {
    let languages = languages(for: language)
    for code in languages {
      let table = self.table(table, in: code)
      guard !table.texts.isEmpty else { continue }
      return table[key].map { Found(text: $0, language: code) }
    }
    let text = plainTable(table)[key]
    return text.map { Found(text: $0, language: languages.first ?? "en") }
  }

  /// Returns a table of one language; it has no texts if there is no file.
  package func table(_ name: String, in language: String) -> StringTable {
    let key = "\(language)\n\(name)"
    if let known = state.withLock({ $0.tables[key] }) { return known }
    var table = StringTable()
    for path in cataloguePaths[name] ?? [] {
      if let catalogue = catalogue(at: path) { table.merge(catalogue.table(of: language)) }
    }
    // The tables are merged in reverse, so that the first folder takes precedence.
    for folder in (languageFolders[language] ?? []).reversed() {
      table.merge(Self.read("\(folder)/\(name)"))
    }
    state.withLock { $0.tables[key] = table }
    return table
  }

  /// Returns a table whose file is in no language's folder.
  private func plainTable(_ name: String) -> StringTable {
    if let known = state.withLock({ $0.tables[name] }) { return known }
    var table = StringTable()
    for folder in folders.reversed() { table.merge(Self.read("\(folder)/\(name)")) }
    state.withLock { $0.tables[name] = table }
    return table
  }

  private func catalogue(at path: String) -> StringCatalogue? {
    if let known = state.withLock({ $0.catalogues[path] }) { return known }
    let read = Self.warning { () throws(StringsError) in
      try StringCatalogue(reading: Self.bytes(path), file: path)
    }
    // A catalogue that cannot be read counts as empty, so that the problem is reported only once.
    let catalogue = read ?? StringCatalogue(sourceLanguage: development ?? "en", tables: [:])
    state.withLock { $0.catalogues[path] = catalogue }
    return catalogue
  }

  /// Reads the two files of a table; a missing file has no texts.
  private static func read(_ path: String) -> StringTable {
    let files = FileManager.default
    var table = StringTable()
    for (ending, isFormats) in [(".strings", false), (".stringsdict", true)] {
      let file = path + ending
      guard files.fileExists(atPath: file) else { continue }
      let read = warning { () throws(StringsError) in
        isFormats
          ? try StringTable(stringsdict: bytes(file), file: file)
          : try StringTable(strings: bytes(file), file: file)
      }
      if let read { table.merge(read) }
    }
    return table
  }

  private static func bytes(_ path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
  }

  /// Returns the closure's result; if reading fails, logs the reason and returns nil.
  private static func warning<Value>(_ read: () throws(StringsError) -> Value) -> Value? {
    do throws(StringsError) { return try read() } catch {
      UIKitLog.warn("\(error)")
      return nil
    }
  }
}
