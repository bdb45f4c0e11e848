/// The reason why a text is not JSON, and where.
package struct JSONSyntaxError: Error, Equatable {
  /// The problem, as the middle of a sentence: `a comma with nothing after it`.
  package var problem: String
  /// The text that would be correct at that place.
  package var expected: String
  /// The index of the offending byte.
  package var offset: Int
  /// The bracket that is open where another is closed, or where the text ends; nil elsewhere.
  package var opening: Opening?

  /// An opening bracket.
  package struct Opening: Equatable, Sendable {
    package var bracket: Character
    /// The index of its byte.
    package var offset: Int

    /// The bracket that closes it.
    package var closing: Character { bracket == "{" ? "}" : "]" }
  }
}
