/// A strings table in one language: the content of `Localizable.strings` or
/// `Localizable.stringsdict`, or of one language of `Localizable.xcstrings`.
package struct StringTable: Sendable, Equatable {
  /// The texts, keyed by the keys of the table.
  package var texts: [String: LocalizedText]
  /// Remarks about mistakes that did not prevent reading the file, such as a key that occurs twice.
  package var notes: [String] = []

  package init(texts: [String: LocalizedText] = [:]) { self.texts = texts }

  /// Makes a table of plain texts.
  package init(_ texts: [String: String]) { self.texts = texts.mapValues { .text($0) } }

  /// The text of a key; nil if there is none.
  package subscript(key: String) -> LocalizedText? { texts[key] }

  /// Adds the texts and the notes of another table; its texts replace those with the same keys.
  package mutating func merge(_ other: StringTable) {
    texts.merge(other.texts) { $1 }
    notes += other.notes
  }
}
