/// The style of output: bold, faint and red text on a terminal, plain text for files and pipes.
package struct TextStyle: Equatable, Sendable {
  /// Whether escape sequences for bold, faint and red text are written.
  package var isOn: Bool

  /// Makes the style.
  ///
  /// Escape sequences are written to a terminal that supports them, unless `NO_COLOR` is set and
  /// not empty.
  package init(isTerminal: Bool, environment: [String: String]) {
    let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    isOn = isTerminal && !refused && environment["TERM"] != "dumb"
  }

  /// Returns a text in bold; unchanged if the style is off.
  package func bold(_ text: String) -> String { wrap(text, in: 1) }
  /// Returns a text in a faint colour; unchanged if the style is off.
  package func faint(_ text: String) -> String { wrap(text, in: 2) }
  /// Returns a text in red, for errors; unchanged if the style is off.
  package func red(_ text: String) -> String { wrap(text, in: 31) }

  private func wrap(_ text: String, in code: Int) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
