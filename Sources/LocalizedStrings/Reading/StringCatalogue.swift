import Basics
import LayoutCore

/// A string catalogue, `.xcstrings`: the texts of one strings table in all languages (facts LO14 to
/// LO17).
package struct StringCatalogue: Sendable, Equatable {
  /// The language in which a key without a text is shown as it is written, such as `en`.
  package var sourceLanguage: String
  /// The tables, keyed by the codes of their languages.
  package var tables: [String: StringTable]

  package init(sourceLanguage: String, tables: [String: StringTable]) {
    (self.sourceLanguage, self.tables) = (sourceLanguage, tables)
  }

  /// The codes of the languages with a table, and of the source language, sorted.
  package var languages: [String] { Set(tables.keys).union([sourceLanguage]).sorted() }

  /// Returns the table of a language as Xcode compiles it: in the source language, the text for a
  /// key without a text is the key itself (fact LO15).
  package func table(of language: String) -> StringTable { tables[language] ?? StringTable() }

  /// Reads a catalogue.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file, JSON in UTF-8.
  ///   - file: the file's name, for messages.
  /// - Throws: an error with the line, the column and what was expected.
  package init(reading bytes: [UInt8], file: String) throws(StringsError) {
    let document: JSONDocument
    do throws(JSONSyntaxError) { document = try JSONDocument(bytes, .message) } catch {
      throw StringsError(
        file: file, place: Self.place(of: error.offset, in: bytes), problem: error.problem,
        expected: error.expected)
    }
    let reader = CatalogueReader(file: file, bytes: bytes)
    self = try reader.catalogue(document)
  }

  static func place(of offset: Int, in bytes: [UInt8]) -> MarkupPlace {
    let before = bytes.prefix(offset)
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let column = offset - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
    return MarkupPlace(line: line, column: column)
  }
}
