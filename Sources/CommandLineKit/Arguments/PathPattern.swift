/// A regular expression that selects golden files: those whose paths contain a match.
package struct PathPattern: @unchecked Sendable {
  /// The regular expression as the user typed it.
  package let text: String
  // The expression is compiled once and never changed, so it may be used on several threads,
  // although `Regex` is not `Sendable`.
  private let expression: Regex<AnyRegexOutput>

  /// Reads the expression of an option; nil if the option was not given.
  package init?(_ arguments: Arguments, _ option: Option) throws(UsageError) {
    guard let pattern = arguments.value(of: option) else { return nil }
    do {
      text = pattern
      expression = try Regex(pattern)
    } catch {
      throw .unknownValue(
        pattern, option, choices: ["a regular expression, as in markers.*landscape"],
        suggestion: nil)
    }
  }

  /// Returns whether a path contains a match; if matching throws an error, the result is false.
  package func matches(_ path: String) -> Bool { (try? expression.firstMatch(in: path)) != nil }
}
