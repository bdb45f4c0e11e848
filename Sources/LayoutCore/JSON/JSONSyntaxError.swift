/// An error in a JSON text, with its offset.
package struct JSONSyntaxError: Error, Equatable {
  /// The problem, as part of a sentence: `a comma with nothing after it`.
  package var problem: String
  /// A description of the text that would be correct at the offset.
  package var expected: String
  /// The offset of the offending byte.
  package var offset: Int
  /// The bracket that is not closed, if the wrong bracket follows or the text ends; nil for other
  /// errors.
  package var opening: Opening?

  /// An opening bracket.
  package struct Opening: Equatable, Sendable {
    package var bracket: Character
    /// The offset of the bracket.
    package var offset: Int

    /// The bracket that closes this one: `}` or `]`.
    package var closing: Character { bracket == "{" ? "}" : "]" }
  }
}
