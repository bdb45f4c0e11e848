package import Foundation

extension Path {
  /// The smallest rectangle around all points including the control points of curves, or the null
  /// rectangle if the path is empty.
  package var controlPointBounds: CGRect {
    var box = BoundsBuilder()
    for element in elements { element.forEachPoint { box.add($0) } }
    return box.rect
  }

  /// The smallest rectangle around the path itself, or the null rectangle if the path is empty.
  package var boundingBox: CGRect {
    var box = BoundsBuilder()
    var current = CGPoint.zero
    for element in explicitElements {
      element.forEachExtreme(from: current) { box.add($0) }
      // A `close` needs no new current point, because in explicit elements it is always followed by
      // a `move`.
      current = element.end ?? current
    }
    return box.rect
  }
}

extension Path.Element {
  /// Calls a closure with every point of the element, control points first.
  func forEachPoint(_ body: (CGPoint) -> Void) {
    switch self {
    case .move(let p), .line(let p): body(p)
    case .quadCurve(let p, let c):
      body(c)
      body(p)
    case .curve(let p, let c, let d):
      body(c)
      body(d)
      body(p)
    case .close: break
    }
  }

  /// Calls a closure with the end point and with the points where the curve reverses along an axis.
  fileprivate func forEachExtreme(from p0: CGPoint, _ body: (CGPoint) -> Void) {
    if let end { body(end) }
    switch self {
    case .quadCurve(let p, let c):
      for t in Self.turns(p0.x, c.x, p.x) + Self.turns(p0.y, c.y, p.y) {
        body(CurveSubdivision.point(p0, c, p, at: t))
      }
    case .curve(let p, let c, let d):
      for t in Self.turns(p0.x, c.x, d.x, p.x) + Self.turns(p0.y, c.y, d.y, p.y) {
        body(CurveSubdivision.point(p0, c, d, p, at: t))
      }
    default: break
    }
  }

  /// Returns the parameter between 0 and 1 at which a quadratic's derivative is zero, if there is
  /// one.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    [(a - b) / (a - 2 * b + c)].filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the parameters between 0 and 1 at which a cubic's derivative `q·t² + 2·h·t + k` is
  /// zero.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (q, h, k) = (d - a + 3 * (b - c), a - 2 * b + c, b - a)
    let root = (h * h - q * k).squareRoot()
    // The root is added with the sign of h, so that no precision is lost by cancellation. The other
    // solution follows from the product of both, k/q.
    let sum = -(h + (h < 0 ? -root : root))
    return [sum / q, k / sum].filter { $0 > 0 && $0 < 1 }
  }
}
