// Mirrors UIView.AnimationCurve (iOS 17). Missing: nothing.

extension UIView {
  /// How the speed of an animation changes; without a clock none has one.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
