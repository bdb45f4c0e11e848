/// A text on its way into a file, as goldens pin it beside the pictures of a figure.
public struct NamedText: Sendable, Hashable {
  /// The path of the file, such as `lab/conflict.txt`.
  public var fileName: String
  /// The text that the figure shows.
  public var text: String
}
