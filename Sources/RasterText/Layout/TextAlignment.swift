/// On which side of its width a line stands.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// The side where the writing direction begins.
  case natural
  /// The left side.
  case left
  /// The middle.
  case center
  /// The right side.
  case right
  /// Both sides, by wider spaces; the last line of a paragraph is natural.
  case justified
}
