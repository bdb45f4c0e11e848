/// How a corner is rounded.
public enum CornerStyle: Sendable, Hashable {
  /// A quarter of a circle.
  case circular
  /// Apple's smooth corner, whose curvature grows from nothing and which begins 1.53 radii before
  /// the corner.
  case continuous
}
