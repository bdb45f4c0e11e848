/// A custom class of a document that does not exist in the program.
package struct MissingClass: Hashable, Sendable {
  package let name: String
  /// A sentence with the line of the document, the modules that were searched, and the most similar
  /// class name if there is one.
  package let sentence: String
}
