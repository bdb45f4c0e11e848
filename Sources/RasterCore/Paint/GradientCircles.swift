package import Foundation

/// Two circles between which the colours of a gradient change, from the first to the second.
///
/// ```
///         ╭───╮
///   ╭╮   ╱     ╲     A location s belongs to the circle whose centre and radius
///   ╰╯   ╲     ╱     are interpolated by s. Of several circles through a point, the one with
///         ╰───╯      the largest s paints it.
/// ```
package struct GradientCircles: Sendable, Hashable {
  /// The first circle's centre.
  package var start: CGPoint
  /// The first circle's radius.
  package var startRadius: CGFloat
  /// The second circle's centre.
  package var end: CGPoint
  /// The second circle's radius.
  package var endRadius: CGFloat
  /// Whether the interpolation continues before the first circle, with the colour of the gradient's
  /// start.
  package var extendsStart: Bool
  /// Whether the interpolation continues beyond the second circle, with the colour of the
  /// gradient's end.
  package var extendsEnd: Bool

  /// Makes two circles, which are extended by default.
  package init(
    start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    extendsStart: Bool = true, extendsEnd: Bool = true
  ) {
    (self.start, self.startRadius, self.end, self.endRadius) = (start, startRadius, end, endRadius)
    (self.extendsStart, self.extendsEnd) = (extendsStart, extendsEnd)
  }

  /// Returns the largest location whose circle goes through a point and is painted, or nil if there
  /// is none.
  func location(_ x: Double, _ y: Double) -> Double? {
    // The circle of s goes through p if |p − s·d|² = (r + s·e)², with p and d relative to the first
    // centre: the quadratic equation k·s² − 2·h·s + c = 0.
    let (px, py) = (x - Double(start.x), y - Double(start.y))
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let (r, e) = (Double(startRadius), Double(endRadius - startRadius))
    let k = dx * dx + dy * dy - e * e
    let h = px * dx + py * dy + r * e
    let c = px * px + py * py - r * r
    guard abs(k) > 1e-9 * (dx * dx + dy * dy + e * e) else {
      return h == 0 ? nil : painted(c / (2 * h))
    }
    let square = h * h - k * c
    guard square >= 0 else { return nil }
    let root = square.squareRoot()
    let (one, other) = ((h + root) / k, (h - root) / k)
    return painted(max(one, other)) ?? painted(min(one, other))
  }

  /// Returns a location, or nil if its circle has a negative radius or is beyond an end that is not
  /// extended.
  private func painted(_ s: Double) -> Double? {
    guard Double(startRadius) + s * Double(endRadius - startRadius) >= 0, s.isFinite,
      s >= 0 || extendsStart, s <= 1 || extendsEnd
    else { return nil }
    return s
  }
}
