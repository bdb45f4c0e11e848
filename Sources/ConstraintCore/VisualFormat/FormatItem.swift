/// What an equation of a visual format is about.
public enum FormatItem: Hashable, Sendable {
  /// What `|` stands for.
  case superview
  /// A view, by its name in the format.
  case view(String)
}
