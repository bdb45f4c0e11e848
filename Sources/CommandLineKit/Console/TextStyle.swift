/// The style of text on a terminal, with bold, faint and red; everywhere else text is plain.
package struct TextStyle: Equatable, Sendable {
  /// Whether the text has escape sequences.
  package var isOn: Bool

  /// Makes the style.
  ///
  /// It is on for a terminal that supports escape sequences, unless `NO_COLOR` is set.
  package init(isTerminal: Bool, environment: [String: String]) {
    let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    isOn = isTerminal && !refused && environment["TERM"] != "dumb"
  }

  /// Returns a text in bold.
  package func bold(_ text: String) -> String { wrap(text, in: 1) }
  /// Returns a text in a faint colour.
  package func faint(_ text: String) -> String { wrap(text, in: 2) }
  /// Returns a text in red, for errors.
  package func red(_ text: String) -> String { wrap(text, in: 31) }

  private func wrap(_ text: String, in code: Int) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
