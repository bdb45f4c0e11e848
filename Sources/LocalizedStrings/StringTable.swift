/// A table of strings in one language: the content of `Localizable.strings`.
package struct StringTable: Sendable, Equatable {
  /// The texts by their keys.
  package var texts: [String: String]

  /// Makes a table.
  package init(texts: [String: String] = [:]) { self.texts = texts }
}
