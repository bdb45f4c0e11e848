/// Which points are inside a path whose contours overlap.
public enum FillRule: Sendable, Hashable {
  /// Points around which the contours wind, in sum, at least once.
  case nonZero
  /// Points around which the contours wind an odd number of times.
  case evenOdd
}
