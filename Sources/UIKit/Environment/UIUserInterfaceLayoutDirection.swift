// Mirrors UIUserInterfaceLayoutDirection (iOS 17). Missing: nothing.

/// The direction in which an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
