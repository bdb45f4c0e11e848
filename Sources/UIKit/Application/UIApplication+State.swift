// Mirrors UIApplication.State (iOS 17). Missing: nothing.

extension UIApplication {
  /// Whether a program is in use.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }
}
