// Mirrors UITraitEnvironmentLayoutDirection (iOS 17). Missing: nothing.

/// The direction in which an interface reads, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
