import Foundation

/// Lines in place of a curve that enclose the same area.
///
/// The chord of a small piece of curve cuts off two thirds of the piece's height, always on the same side.
/// Points moved off the curve by two thirds of that height, against its second derivative, make lines that
/// are as often outside as inside, so that fewer of them do:
///
/// ```
///        ╭──•──╮         •  points moved out by B″·h²/12, where h is the step of the parameter
///     ╭•─┘     └─•╮      ends are not moved, so that curves still meet
///    •             •
/// ```
///
/// The moved points stay inside the hull of the control points.
enum BalancedSubdivision {
  /// The furthest a chord may be from its piece of curve, in pixels.
  private static let height: CGFloat = 0.0015
  /// The largest area that a chord at an end may cut off more than its neighbours give back, in pixels.
  private static let area: CGFloat = 0.0007

  /// Calls a closure with the points of a quadratic's lines, without the first.
  @inline(__always)
  static func forEachPoint(
    _ p0: CGPoint, _ c: CGPoint, _ p1: CGPoint, _ body: (CGPoint) -> Void
  ) {
    let bend = CGVector(dx: 2 * (p0.x - 2 * c.x + p1.x), dy: 2 * (p0.y - 2 * c.y + p1.y))
    let speed = 2 * max(distance(p0, c), distance(c, p1))
    let count = count(bend: bend.length, speed: speed)
    let step = 1 / CGFloat(count)
    let shift = bend.scaled(by: -step * step / 12)
    for index in 1..<max(1, count) {
      let point = CurveSubdivision.point(p0, c, p1, at: CGFloat(index) * step)
      body(point.moved(by: shift, 1))
    }
    body(p1)
  }

  /// Calls a closure with the points of a cubic's lines, without the first.
  @inline(__always)
  static func forEachPoint(
    _ p0: CGPoint, _ c: CGPoint, _ d: CGPoint, _ p1: CGPoint, _ body: (CGPoint) -> Void
  ) {
    let first = CGVector(dx: 6 * (p0.x - 2 * c.x + d.x), dy: 6 * (p0.y - 2 * c.y + d.y))
    let last = CGVector(dx: 6 * (c.x - 2 * d.x + p1.x), dy: 6 * (c.y - 2 * d.y + p1.y))
    let speed = 3 * max(distance(p0, c), distance(c, d), distance(d, p1))
    let count = count(bend: max(first.length, last.length), speed: speed)
    let step = 1 / CGFloat(count)
    let factor = -step * step / 12
    for index in 1..<max(1, count) {
      let t = CGFloat(index) * step
      let point = CurveSubdivision.point(p0, c, d, p1, at: t)
      body(point.moved(by: first, factor * (1 - t)).moved(by: last, factor * t))
    }
    body(p1)
  }

  /// Returns the fewest lines that are good enough either way.
  ///
  /// A chord is bend·h²/8 high and cuts off bend·speed·h³/12, of which half is given back at the ends.
  private static func count(bend: CGFloat, speed: CGFloat) -> Int {
    let byHeight = CurveSubdivision.count(bend / (8 * height))
    let cube = bend * speed / (24 * area)
    // Newton's steps from above never fall below the cube root.
    var byArea = CGFloat(byHeight)
    for _ in 0..<6 where byArea * byArea * byArea > cube {
      byArea = (2 * byArea + cube / (byArea * byArea)) / 3
    }
    return max(1, min(byHeight, Int(byArea.rounded(.up))))
  }

  private static func distance(_ p: CGPoint, _ q: CGPoint) -> CGFloat {
    ((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y)).squareRoot()
  }
}
