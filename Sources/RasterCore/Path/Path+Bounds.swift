public import Foundation

extension Path {
  /// The smallest rectangle around all points including the curves' control points; null when
  /// empty.
  public var controlPointBounds: CGRect {
    var box = BoundsBuilder()
    for element in elements { element.forEachPoint { box.add($0) } }
    return box.rect
  }

  /// The smallest rectangle around the path itself; null when empty.
  public var boundingBox: CGRect {
    var box = BoundsBuilder()
    var current: CGPoint?
    var start: CGPoint?
    for element in elements {
      let from = current ?? element.end ?? .zero
      element.forEachExtreme(from: from) { box.add($0) }
      if case .move(let point) = element { start = point }
      start = start ?? from
      current = element.end ?? start
    }
    return box.rect
  }
}

/// Grows a rectangle around the points that are finite; the others are left out.
struct BoundsBuilder {
  private(set) var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private(set) var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
  /// Whether all points were finite.
  private(set) var isComplete = true

  init() {}

  /// Makes the bounds of many points under a transform.
  ///
  /// A transform that leaves the axes upright is applied to the bounds, another to every point.
  init(_ points: [CGPoint], transform t: CGAffineTransform) {
    guard t.b == 0, t.c == 0, let all = Self.extremes(of: points) else {
      for point in points { add(point.applying(t)) }
      return
    }
    add(all.low.applying(t))
    add(all.high.applying(t))
  }

  /// Returns the lowest and highest coordinates of points; nil if one is not finite.
  private static func extremes(of points: [CGPoint]) -> (low: CGPoint, high: CGPoint)? {
    guard let first = points.first else { return nil }
    var low = first
    var high = first
    var check: CGFloat = 0
    points.withUnsafeBufferPointer { points in
      for point in points {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        // Stays zero unless one is not finite: one sum costs less than two tests for each point.
        check += (point.x + point.y) * 0
      }
    }
    return check == 0 ? (low, high) : nil
  }

  mutating func add(_ point: CGPoint) {
    guard point.isFinite else { return isComplete = false }
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Path.Element {
  /// Calls a closure with every point, control points first.
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

  /// Calls a closure with the end and with the points where the curve turns back along an axis.
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

  /// Returns where a quadratic's derivative is zero.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    [(a - b) / (a - 2 * b + c)].filter { $0 > 0 && $0 < 1 }
  }

  /// Returns where a cubic's derivative `q·t² + 2·h·t + k` is zero.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (q, h, k) = (d - a + 3 * (b - c), a - 2 * b + c, b - a)
    let root = (h * h - q * k).squareRoot()
    // Adding what has the sign of h loses no digits; the product of the roots, k/q, gives the
    // other.
    let sum = -(h + (h < 0 ? -root : root))
    return [sum / q, k / sum].filter { $0 > 0 && $0 < 1 }
  }
}
