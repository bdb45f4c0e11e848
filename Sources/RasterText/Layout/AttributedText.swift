/// A text with attributes, as a sequence of runs.
package struct AttributedText: Sendable, Hashable {
  /// A part of the text with the same attributes throughout.
  package struct Run: Sendable, Hashable {
    /// The text, in reading order.
    package var text: String
    /// The text's font, colour and decoration.
    package var attributes: TextAttributes

    /// Makes a run of text with the same attributes throughout.
    package init(text: String, attributes: TextAttributes) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The runs in reading order.
  package var runs: [Run]

  package init(runs: [Run] = []) {
    self.runs = runs
  }

  /// Makes a text with a single run.
  package init(_ text: String, attributes: TextAttributes) {
    runs = [Run(text: text, attributes: attributes)]
  }

  /// The characters of all runs.
  package var string: String { runs.map(\.text).joined() }
}
