// Mirrors UIUserInterfaceSizeClass (iOS 17). Missing: nothing.

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
