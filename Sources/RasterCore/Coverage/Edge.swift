/// A straight piece of a contour in device space, in its direction, in 1/4096 of a pixel.
///
/// A grid that fine moves no edge by more than 1/8192 of a pixel, a sixteenth of the accuracy asked
/// of the whole; and sums over a grid are exact, so that neither the order of edges nor where a
/// band begins changes a pixel.
struct Edge: Sendable {
  var x0: Int32, y0: Int32, x1: Int32, y1: Int32

  /// How many bits of a coordinate are behind the point.
  static let fractionBits = 12
  /// One pixel.
  static let one = 1 << fractionBits
  /// The most pixels on a side of what can be drawn, so that coordinates fit.
  static let largestSide = 1 << 18
}
