// Mirrors UISemanticContentAttribute (iOS 17). Missing: nothing.

/// What a view shows, which decides whether its reading direction may flip.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
