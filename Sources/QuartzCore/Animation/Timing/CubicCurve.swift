/// A cubic Bézier curve from (0, 0) to (1, 1), read as progress over time.
///
///     progress
///        1 ┤            ╭──── the end, with its handle (x2, y2)
///          │         ╭──╯
///          │     ╭───╯
///        0 ┼─────╯                     the start, with its handle (x1, y1)
///          0                 1  time
///
/// The x coordinates of the handles are limited to 0…1, so that there is exactly one progress for
/// each time. The y coordinates are not limited, so a curve may overshoot.
package struct CubicCurve: Hashable, Sendable {
  package let x1: Double, y1: Double, x2: Double, y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  // The control points are those documented for `CAMediaTimingFunction`.
  package static let linear = CubicCurve(0, 0, 1, 1)
  package static let easeIn = CubicCurve(0.42, 0, 1, 1)
  package static let easeOut = CubicCurve(0, 0, 0.58, 1)
  package static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  /// The default curve of Core Animation's animations.
  package static let system = CubicCurve(0.25, 0.1, 0.25, 1)

  /// Returns the progress at a fraction of the time from 0 to 1, which is exactly 0 and 1 at the
  /// ends.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard self != .linear else { return time }
    return Self.coordinate(at: parameter(at: time), y1, y2)
  }

  /// Returns the parameter of the point at a time.
  ///
  /// The parameter is found by bisection. Since the time never decreases along the curve, 54 steps
  /// determine the last bit, even where the curve is vertical and Newton's method would fail.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if Self.coordinate(at: middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns one coordinate of the curve, whose ends are 0 and 1.
  private static func coordinate(at s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }
}
