/// Why a text is not JSON, and where.
struct JSONSyntaxError: Error, Equatable {
  /// What was found, as the middle of a sentence: `a comma with nothing after it`.
  var problem: String
  /// What would have been right.
  var expected: String
  /// The index of the offending byte.
  var offset: Int
}
