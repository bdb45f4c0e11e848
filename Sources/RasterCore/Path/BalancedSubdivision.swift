import Foundation

/// The subdivision of curves into few lines that enclose the same area as the curve.
///
/// A short piece of a curve is on one side of its chord; its average distance from the chord is two
/// thirds of the greatest one, the piece's height. The points are therefore moved outwards by two
/// thirds of that height, against the second derivative. The lines between them then enclose the
/// same area as the curve, so fewer lines are enough:
///
/// ```
///        ╭──•──╮         •  points moved out by B″·h²/12, where h is the step of the parameter
///     ╭•─┘     └─•╮      ends are not moved, so that curves still meet
///    •             •
/// ```
///
/// The moved points stay inside the convex hull of the control points.
enum BalancedSubdivision {
  /// The maximum distance of a chord from its piece of curve, in pixels.
  private static let height: CGFloat = 0.0012
  /// The maximum area, in square pixels, that the first and the last line of a curve may cut off
  /// without compensation by their neighbours.
  ///
  /// For a curve shorter than a pixel the limit is proportionally smaller, since a pixel may
  /// contain many ends.
  private static let area: CGFloat = 0.0006

  /// Calls a closure with the end of each line that approximates a quadratic curve.
  @inline(__always)
  static func forEachPoint(
    _ p0: CGPoint, _ c: CGPoint, _ p1: CGPoint, _ body: (CGPoint) -> Void
  ) {
    let derivatives = Derivatives(p0, c, p1)
    let count = count(bend: derivatives.bend, speed: derivatives.speed)
    let step = 1 / CGFloat(count)
    for index in 1..<max(1, count) {
      let point = CurveSubdivision.point(p0, c, p1, at: CGFloat(index) * step)
      body(point.moved(by: derivatives.first, -step * step / 12))
    }
    body(p1)
  }

  /// Calls a closure with the end of each line that approximates a cubic curve.
  @inline(__always)
  static func forEachPoint(
    _ p0: CGPoint, _ c: CGPoint, _ d: CGPoint, _ p1: CGPoint, _ body: (CGPoint) -> Void
  ) {
    let derivatives = Derivatives(p0, c, d, p1)
    let count = count(bend: derivatives.bend, speed: derivatives.speed)
    let step = 1 / CGFloat(count)
    let factor = -step * step / 12
    for index in 1..<max(1, count) {
      let t = CGFloat(index) * step
      let point = CurveSubdivision.point(p0, c, d, p1, at: t)
      body(
        point.moved(by: derivatives.first, factor * (1 - t))
          .moved(by: derivatives.last, factor * t))
    }
    body(p1)
  }

  /// Returns the number of lines that a stroked quadratic needs at a scale.
  ///
  /// `half` is half the line width.
  static func count(
    _ p0: CGPoint, _ c: CGPoint, _ p1: CGPoint, scale: CGFloat, half: CGFloat
  ) -> Int {
    count(Derivatives(p0, c, p1), scale: scale, half: half)
  }

  /// Returns the number of lines that a stroked cubic needs at a scale.
  ///
  /// `half` is half the line width.
  static func count(
    _ p0: CGPoint, _ c: CGPoint, _ d: CGPoint, _ p1: CGPoint, scale: CGFloat, half: CGFloat
  ) -> Int {
    count(Derivatives(p0, c, d, p1), scale: scale, half: half)
  }

  /// Returns the number of lines for the outer side of a stroked curve, which is longer than the
  /// curve by `half` times its turning angle.
  private static func count(_ curve: Derivatives, scale: CGFloat, half: CGFloat) -> Int {
    guard curve.speed > 0 else { return 1 }
    let turning = curve.bend / curve.speed
    let speed = curve.speed + half * turning
    return count(bend: speed * turning * scale, speed: speed * scale)
  }

  /// Returns the smallest number of lines that satisfies either the height or the area limit.
  ///
  /// A chord is bend·h²/8 high and cuts off bend·speed·h³/12, half of which is compensated at the
  /// ends.
  private static func count(bend: CGFloat, speed: CGFloat) -> Int {
    let byHeight = CurveSubdivision.count(bend / (8 * height))
    let cube = bend * max(speed, 1) / (24 * area)
    // Newton's method from above never falls below the cube root.
    var byArea = CGFloat(byHeight)
    for _ in 0..<6 where byArea * byArea * byArea > cube {
      byArea = (2 * byArea + cube / (byArea * byArea)) / 3
    }
    return max(1, min(byHeight, Int(byArea.rounded(.up))))
  }

  /// The second derivatives at both ends of a curve, and upper bounds of the lengths of its second
  /// derivative (`bend`) and first derivative (`speed`).
  private struct Derivatives {
    let first: CGVector, last: CGVector
    let bend: CGFloat, speed: CGFloat

    @inline(__always)
    init(_ p0: CGPoint, _ c: CGPoint, _ p1: CGPoint) {
      first = Self.bend(p0, c, p1).scaled(by: 2)
      last = first
      bend = first.length
      speed = 2 * max(CGVector(from: p0, to: c).length, CGVector(from: c, to: p1).length)
    }

    @inline(__always)
    init(_ p0: CGPoint, _ c: CGPoint, _ d: CGPoint, _ p1: CGPoint) {
      first = Self.bend(p0, c, d).scaled(by: 6)
      last = Self.bend(c, d, p1).scaled(by: 6)
      bend = max(first.length, last.length)
      speed =
        3
        * max(
          CGVector(from: p0, to: c).length, CGVector(from: c, to: d).length,
          CGVector(from: d, to: p1).length)
    }

    @inline(__always)
    private static func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGVector {
      CGVector(dx: p.x - 2 * q.x + r.x, dy: p.y - 2 * q.y + r.y)
    }
  }
}
