/// Text with attributes, as runs that follow one another.
package struct AttributedText: Sendable, Hashable {
  /// A stretch of text with the same attributes throughout.
  package struct Run: Sendable, Hashable {
    /// The text, in reading order.
    package var text: String
    /// Its font, colour and decoration.
    package var attributes: TextAttributes

    /// Makes a run.
    package init(text: String, attributes: TextAttributes) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The runs in reading order.
  package var runs: [Run]

  /// Makes a text of runs.
  package init(runs: [Run] = []) {
    self.runs = runs
  }

  /// Makes a text of one run.
  package init(_ text: String, attributes: TextAttributes) {
    runs = [Run(text: text, attributes: attributes)]
  }

  /// All the characters, without attributes.
  package var string: String { runs.map(\.text).joined() }
}
