/// A text on its way into a file, as goldens pin it beside the pictures of a figure.
public struct NamedText: Sendable, Hashable {
  /// The path of the file, such as `lab/conflict.txt`.
  public var fileName: String
  /// What is in it.
  public var text: String
}
