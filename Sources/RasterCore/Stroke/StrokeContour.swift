import Foundation

/// A contour, or a dash of one, as segments to stroke.
struct StrokeContour {
  var segments: [StrokeSegment] = []
  var isClosed = false
  /// The position and direction of a zero-length contour or dash, which round and square caps draw
  /// as a dot; nil for any other contour.
  var dot: (place: CGPoint, direction: CGVector)?
}

/// A collector of the contours of a path.
struct StrokeContourBuilder {
  private let scale: CGFloat
  private let half: CGFloat
  private(set) var contours: [StrokeContour] = []
  private var contour = StrokeContour()
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// Whether the contour has any elements after its `move`.
  ///
  /// A contour that consists only of a `move` is not stroked.
  private var hasSteps = false
  /// The number of pieces into which curves may still be divided.
  ///
  /// After a million pieces, further curves become straight lines. Without this limit, a million
  /// small curves with a wide stroke would fill the memory.
  private var budget = 1 << 20

  /// Returns a path's contours.
  ///
  /// Curves are divided finely enough for a stroke that is `2 * half` wide, drawn at `scale` pixels
  /// per unit.
  static func contours(of path: Path, scale: CGFloat, half: CGFloat) -> [StrokeContour] {
    var builder = StrokeContourBuilder(scale, half)
    let path = Path(elements: path.elements.filter(\.isFinite))
    for element in path.explicitElements { builder.add(element) }
    builder.finish()
    return builder.contours
  }

  private init(_ scale: CGFloat, _ half: CGFloat) {
    self.scale = scale
    self.half = half
  }

  private mutating func add(_ element: Path.Element) {
    let p = current
    switch element {
    case .move(let point):
      finish()
      start = point
      current = point
    case .line(let point): line(to: point)
    case .quadCurve(let end, let c):
      let count = BalancedSubdivision.count(p, c, end, scale: scale, half: half)
      curve(to: end, count: count, [p, c, end]) { CurveSubdivision.sample(p, c, end, at: $0) }
    case .curve(let end, let c, let d):
      let count = BalancedSubdivision.count(p, c, d, end, scale: scale, half: half)
      curve(to: end, count: count, [p, c, d, end]) {
        CurveSubdivision.sample(p, c, d, end, at: $0)
      }
    case .close: close()
    }
  }

  private mutating func line(to point: CGPoint) {
    if let segment = StrokeSegment(current, point) { contour.segments.append(segment) }
    current = point
    hasSteps = true
  }

  private mutating func curve(
    to end: CGPoint, count: Int, _ controls: [CGPoint],
    sample: (CGFloat) -> (point: CGPoint, tangent: CGVector)
  ) {
    let first = contour.segments.count
    let count = max(1, min(count, budget))
    budget -= count - 1
    if contour.segments.capacity < first + count {
      // A rounded rectangle has twelve curves with about the same number of pieces each, so space
      // for all is reserved.
      contour.segments.reserveCapacity(first + max(first, 12 * count + 8))
    }
    var from = controls[0]
    var tangent = Self.direction(controls).unit
    for index in 1..<max(1, count) {
      let next = sample(CGFloat(index) / CGFloat(count))
      let nextTangent = next.tangent.unit
      append(from, next.point, tangent, nextTangent)
      from = next.point
      tangent = nextTangent
    }
    append(from, end, tangent, Self.direction(controls.reversed()).scaled(by: -1).unit)
    // The last piece is not smooth, since a join connects it to the next element.
    for index in first..<max(first, contour.segments.count - 1) {
      contour.segments[index].isSmooth = true
    }
    current = end
    hasSteps = true
  }

  private mutating func append(_ p: CGPoint, _ q: CGPoint, _ u: CGVector?, _ v: CGVector?) {
    if let segment = StrokeSegment(p, q, u, v, half: half) { contour.segments.append(segment) }
  }

  /// Returns the direction of a curve at its start: from the first control point to the next
  /// different one.
  private static func direction(_ controls: [CGPoint]) -> CGVector {
    let other = controls.first { $0 != controls[0] } ?? controls[0]
    return CGVector(dx: other.x - controls[0].x, dy: other.y - controls[0].y)
  }

  private mutating func close() {
    line(to: start)
    contour.isClosed = true
    finish()
  }

  /// Ends the contour if it has any elements.
  private mutating func finish() {
    guard hasSteps else { return }
    if contour.segments.isEmpty { contour.dot = (current, CGVector(dx: 1, dy: 0)) }
    contours.append(contour)
    contour = StrokeContour()
    hasSteps = false
  }
}

extension CurveSubdivision {
  /// Returns a quadratic's point at a parameter, and a positive multiple of its derivative.
  fileprivate static func sample(
    _ p: CGPoint, _ c: CGPoint, _ q: CGPoint, at t: CGFloat
  ) -> (point: CGPoint, tangent: CGVector) {
    let s = 1 - t
    let tangent = CGVector(
      dx: s * (c.x - p.x) + t * (q.x - c.x), dy: s * (c.y - p.y) + t * (q.y - c.y))
    return (point(p, c, q, at: t), tangent)
  }

  /// Returns a cubic's point at a parameter, and a positive multiple of its derivative.
  fileprivate static func sample(
    _ p: CGPoint, _ c: CGPoint, _ d: CGPoint, _ q: CGPoint, at t: CGFloat
  ) -> (point: CGPoint, tangent: CGVector) {
    let s = 1 - t
    let (e0, e1, e2) = (s * s, 2 * s * t, t * t)
    let tangent = CGVector(
      dx: e0 * (c.x - p.x) + e1 * (d.x - c.x) + e2 * (q.x - d.x),
      dy: e0 * (c.y - p.y) + e1 * (d.y - c.y) + e2 * (q.y - d.y))
    return (point(p, c, d, q, at: t), tangent)
  }
}
