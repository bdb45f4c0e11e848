/// The weights the system font comes in.
public enum FontWeight: Sendable, Hashable, CaseIterable {
  /// For running text.
  case regular
  /// A little stronger.
  case medium
  /// For headlines.
  case semibold
  /// The strongest.
  case bold
}
