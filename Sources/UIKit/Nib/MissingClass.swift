/// A custom class of a document that the program does not have.
package struct MissingClass: Hashable, Sendable {
  /// The name of the class.
  package let name: String
  /// The line of the document, the modules that were searched, and the nearest name.
  package let sentence: String
}
