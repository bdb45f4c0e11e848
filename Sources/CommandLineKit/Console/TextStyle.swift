/// Bold, faint and red text for a terminal, and plain text elsewhere.
package struct TextStyle: Equatable, Sendable {
  /// Whether text is decorated.
  package var isOn: Bool

  /// Decorates for a terminal that knows escape sequences, unless its user has set `NO_COLOR`.
  package init(isTerminal: Bool, environment: [String: String]) {
    let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    isOn = isTerminal && !refused && environment["TERM"] != "dumb"
  }

  /// The text in bold.
  package func bold(_ text: String) -> String { wrap(text, in: 1) }
  /// The text in a faint shade.
  package func faint(_ text: String) -> String { wrap(text, in: 2) }
  /// The text in red, for errors.
  package func red(_ text: String) -> String { wrap(text, in: 31) }

  private func wrap(_ text: String, in code: Int) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
