/// Where a paragraph begins.
public enum WritingDirection: Sendable, Hashable, CaseIterable {
  /// Where its first strong character begins, or on the left.
  case natural
  /// On the left, as Latin does.
  case leftToRight
  /// On the right, as Hebrew and Arabic do.
  case rightToLeft
}
