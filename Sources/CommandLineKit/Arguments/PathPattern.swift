/// A regular expression that a golden's path matches somewhere.
package struct PathPattern: @unchecked Sendable {
  /// The regular expression, as typed.
  package let text: String
  // Compiled once and never changed; the standard library does not call it Sendable.
  private let expression: Regex<AnyRegexOutput>

  /// Reads the expression of an option; nil when the option was not given.
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

  /// Returns whether a path matches; an expression that fails while it is matched does not.
  package func matches(_ path: String) -> Bool { (try? expression.firstMatch(in: path)) != nil }
}
