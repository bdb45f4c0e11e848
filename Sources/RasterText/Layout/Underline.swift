/// A line under text.
public enum Underline: Sendable, Hashable {
  /// No line.
  case none
  /// One line, as thick and as deep as the font wants it.
  case single
}
