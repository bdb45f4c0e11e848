// Mirrors UIUserInterfaceIdiom (iOS 17). Missing: nothing.

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
