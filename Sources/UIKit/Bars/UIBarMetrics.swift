// Mirrors UIBarMetrics (iOS 17). Missing: nothing.
// Mirrors UIBarPosition (iOS 17). Missing: nothing.

/// The combinations of height and prompt for which a bar can have different images.
public enum UIBarMetrics: Int, Sendable {
  /// A bar of regular height.
  case `default` = 0
  /// A bar of compact height.
  case compact = 1
  /// A bar of regular height with a prompt.
  case defaultPrompt = 101
  /// A bar of compact height with a prompt.
  case compactPrompt = 102
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top of the screen, extending under the status bar.
  case topAttached = 3
}
