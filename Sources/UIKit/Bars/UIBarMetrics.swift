// Mirrors UIBarMetrics (iOS 17). Missing: nothing.
// Mirrors UIBarPosition (iOS 17). Missing: nothing.

/// The heights of a bar that can look different.
public enum UIBarMetrics: Int, Sendable {
  /// The height where the vertical size class is regular.
  case `default` = 0
  /// The height where the vertical size class is compact.
  case compact = 1
  /// With a prompt, which no bar has here.
  case defaultPrompt = 101
  /// Low, with a prompt, which no bar has here.
  case compactPrompt = 102
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top, under the status bar.
  case topAttached = 3
}
