/// How an image's colour between its pixels is found.
public enum Sampling: Sendable, Hashable {
  /// The nearest pixel's colour.
  case nearest
  /// A mix of the four nearest pixels; an image that is made smaller is averaged by area first.
  case linear
}
