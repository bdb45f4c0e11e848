// Mirrors UIStatusBarStyle (iOS 17). Missing: the styles of before iOS 7.

/// How the texts of the status bar look.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light interfaces, light on dark ones.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
