import Foundation

/// The subdivision of curves into lines within a tolerance.
///
/// A curve is cut at equal steps of its parameter, and its second derivative determines the number
/// of steps. Only geometric queries of paths use this number. Fills and strokes use
/// `BalancedSubdivision`, which needs fewer lines.
enum CurveSubdivision {
  /// The maximum number of lines per curve.
  static let limit = 2048

  /// Returns the number of lines that a quadratic needs.
  ///
  /// The maximum distance of the curve from n chords is |p₀ − 2c + p₁| / 4n².
  static func lines(_ p0: CGPoint, _ c: CGPoint, _ p1: CGPoint, tolerance: CGFloat) -> Int {
    let (x, y) = (p0.x - 2 * c.x + p1.x, p0.y - 2 * c.y + p1.y)
    return count((x * x + y * y).squareRoot() / (4 * tolerance))
  }

  /// Returns the number of lines that a cubic needs, computed from the larger of its second
  /// derivatives at the ends.
  static func lines(
    _ p0: CGPoint, _ c: CGPoint, _ d: CGPoint, _ p1: CGPoint, tolerance: CGFloat
  ) -> Int {
    let (x0, y0) = (p0.x - 2 * c.x + d.x, p0.y - 2 * c.y + d.y)
    let (x1, y1) = (c.x - 2 * d.x + p1.x, c.y - 2 * d.y + p1.y)
    let square = max(x0 * x0 + y0 * y0, x1 * x1 + y1 * y1)
    return count(square.squareRoot() * 0.75 / tolerance)
  }

  /// Returns the square root of a squared number of lines, rounded up and limited to 1…`limit`.
  static func count(_ squared: CGFloat) -> Int {
    // The comparison is false for NaN too, which cannot be converted to an integer.
    guard squared < CGFloat(limit * limit) else { return limit }
    return max(1, Int(squared.squareRoot().rounded(.up)))
  }

  /// Returns the point of a quadratic at a parameter.
  static func point(_ p0: CGPoint, _ c: CGPoint, _ p1: CGPoint, at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, e) = (s * s, 2 * s * t, t * t)
    return CGPoint(x: a * p0.x + b * c.x + e * p1.x, y: a * p0.y + b * c.y + e * p1.y)
  }

  /// Returns the point of a cubic at a parameter.
  static func point(
    _ p0: CGPoint, _ c: CGPoint, _ d: CGPoint, _ p1: CGPoint, at t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let (e0, e1, e2, e3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: e0 * p0.x + e1 * c.x + e2 * d.x + e3 * p1.x, y: e0 * p0.y + e1 * c.y + e2 * d.y + e3 * p1.y
    )
  }
}
