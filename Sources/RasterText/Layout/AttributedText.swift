/// Text with attributes, as runs that follow one another.
public struct AttributedText: Sendable, Hashable {
  /// A stretch of text with the same attributes throughout.
  public struct Run: Sendable, Hashable {
    /// The text, in reading order.
    public var text: String
    /// Its font, colour and decoration.
    public var attributes: TextAttributes

    /// Makes a run.
    public init(text: String, attributes: TextAttributes) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The runs in reading order.
  public var runs: [Run]

  /// Makes a text of runs.
  public init(runs: [Run] = []) {
    self.runs = runs
  }

  /// Makes a text of one run.
  public init(_ text: String, attributes: TextAttributes) {
    runs = [Run(text: text, attributes: attributes)]
  }

  /// All the characters, without attributes.
  public var string: String { runs.map(\.text).joined() }
}
