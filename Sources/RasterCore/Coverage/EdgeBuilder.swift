import Foundation

/// Turns device-space outlines into edges, cut to the rectangle that can be seen.
///
/// Lines above and below the rectangle are dropped and so are those right of it, because coverage is
/// summed from the left; lines left of it are pushed to its left side, where they still wind.
struct EdgeBuilder {
  /// The furthest a line may be from its curve: a chord that far covers a pixel less than 1/1000 wrong.
  static let tolerance: CGFloat = 0.001

  private(set) var edges: [Edge] = []
  /// The pixels that the edges of the current shape touch or enclose.
  private(set) var bounds = PixelRect.empty
  private var clip: PixelRect
  private var (left, top, right, bottom): (CGFloat, CGFloat, CGFloat, CGFloat)
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  private var hasCurrent = false
  private var hasStart = false
  private var low = CGPoint.zero
  private var high = CGPoint.zero

  init() {
    clip = .empty
    (left, top, right, bottom) = (0, 0, 0, 0)
  }

  /// Begins a shape that is seen only inside a rectangle; its edges follow those already there.
  mutating func begin(clip: PixelRect) {
    self.clip = clip
    (left, top) = (CGFloat(clip.minX), CGFloat(clip.minY))
    (right, bottom) = (CGFloat(clip.maxX), CGFloat(clip.maxY))
    (low, high) = (CGPoint(x: right, y: bottom), CGPoint(x: left, y: top))
    (hasCurrent, hasStart) = (false, false)
  }

  /// Ends the shape and returns the pixels it may cover.
  mutating func end() -> PixelRect {
    close()
    guard low.x <= high.x, low.y <= high.y else { return .empty }
    return PixelRect(
      minX: Int(low.x.rounded(.down)), minY: Int(low.y.rounded(.down)),
      maxX: Int(high.x.rounded(.up)), maxY: Int(high.y.rounded(.up))
    ).intersection(clip)
  }

  /// Appends a path under a map.
  mutating func add(_ path: Path, transform t: CGAffineTransform) {
    for element in path.elements {
      let element = element.applying(t)
      if element.isFinite { add(element) }
    }
    close()
  }

  /// Appends closed contours under a map.
  mutating func add(_ outlines: Outlines, transform t: CGAffineTransform) {
    for contour in outlines.contours {
      close()
      hasStart = false
      for index in contour { line(to: outlines.points[index].applying(t)) }
    }
    close()
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let p):
      close()
      (current, start, hasCurrent, hasStart) = (Self.limited(p), Self.limited(p), true, true)
    case .line(let p): line(to: p)
    case .quadCurve(let p, let c): quadCurve(to: p, c)
    case .curve(let p, let c, let d): curve(to: p, c, d)
    case .close: close()
    }
  }

  /// Draws the line back to the contour's start.
  private mutating func close() {
    if hasCurrent { addLine(current, start) }
    hasCurrent = false
  }

  /// Makes sure that there is a current point.
  private mutating func begin(at fallback: CGPoint) {
    guard !hasCurrent else { return }
    if !hasStart { start = fallback }
    (current, hasCurrent, hasStart) = (start, true, true)
  }

  private mutating func line(to point: CGPoint) {
    let point = Self.limited(point)
    begin(at: point)
    addLine(current, point)
    current = point
  }

  private mutating func quadCurve(to end: CGPoint, _ c: CGPoint) {
    let (end, c) = (Self.limited(end), Self.limited(c))
    begin(at: end)
    let p = current
    if isInvisible(p, c, end) { return line(to: end) }
    let count = CurveSubdivision.lines(p, c, end, tolerance: Self.tolerance)
    for index in 1..<max(1, count) {
      line(to: CurveSubdivision.point(p, c, end, at: CGFloat(index) / CGFloat(count)))
    }
    line(to: end)
  }

  private mutating func curve(to end: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    let (end, c, d) = (Self.limited(end), Self.limited(c), Self.limited(d))
    begin(at: end)
    let p = current
    if isInvisible(p, c, end), isInvisible(p, d, end) { return line(to: end) }
    let count = CurveSubdivision.lines(p, c, d, end, tolerance: Self.tolerance)
    for index in 1..<max(1, count) {
      line(to: CurveSubdivision.point(p, c, d, end, at: CGFloat(index) / CGFloat(count)))
    }
    line(to: end)
  }

  /// Returns whether three points are on one side of the rectangle, so that a line does as well as a curve.
  private func isInvisible(_ p: CGPoint, _ c: CGPoint, _ q: CGPoint) -> Bool {
    max(p.y, c.y, q.y) <= top || min(p.y, c.y, q.y) >= bottom
      || max(p.x, c.x, q.x) <= left || min(p.x, c.x, q.x) >= right
  }

  /// Keeps a point within ±2³⁰ pixels, so that nothing computed from it overflows.
  private static func limited(_ p: CGPoint) -> CGPoint {
    let limit: CGFloat = 1_073_741_824
    return CGPoint(x: min(max(p.x, -limit), limit), y: min(max(p.y, -limit), limit))
  }

  /// Cuts a line to the rows, then to the columns of the rectangle.
  private mutating func addLine(_ p: CGPoint, _ q: CGPoint) {
    guard p.y != q.y, min(p.y, q.y) < bottom, max(p.y, q.y) > top else { return }
    let (p, q) = (cutToRows(p, towards: q), cutToRows(q, towards: p))
    if min(p.x, q.x) >= left, max(p.x, q.x) <= right { return addVisible(p, q) }
    let (from, to) = p.x <= q.x ? (p, q) : (q, p)
    let a = cut(from, to, at: left)
    let b = cut(from, to, at: right)
    let parts = [from, a, b, to].map { CGPoint(x: min(max($0.x, left), right), y: $0.y) }
    for index in 0..<3 {
      let (s, e) = (parts[index], parts[index + 1])
      if p.x <= q.x { addVisible(s, e) } else { addVisible(e, s) }
    }
  }

  /// Returns the point, or where the line to another crosses the row limit the point is beyond.
  private func cutToRows(_ p: CGPoint, towards q: CGPoint) -> CGPoint {
    let y = min(max(p.y, top), bottom)
    guard y != p.y else { return p }
    return CGPoint(x: p.x + (y - p.y) * ((q.x - p.x) / (q.y - p.y)), y: y)
  }

  /// Returns where a line crosses a column limit, or its nearer end.
  private func cut(_ from: CGPoint, _ to: CGPoint, at x: CGFloat) -> CGPoint {
    if x <= from.x { return from }
    if x >= to.x { return to }
    return CGPoint(x: x, y: from.y + (x - from.x) * ((to.y - from.y) / (to.x - from.x)))
  }

  /// Puts a line inside the rectangle on the grid.
  private mutating func addVisible(_ p: CGPoint, _ q: CGPoint) {
    low = CGPoint(x: min(low.x, p.x, q.x), y: min(low.y, p.y, q.y))
    high = CGPoint(x: max(high.x, p.x, q.x), y: max(high.y, p.y, q.y))
    let (x0, y0) = (Self.fixed(p.x), Self.fixed(p.y))
    let (x1, y1) = (Self.fixed(q.x), Self.fixed(q.y))
    if y0 < y1 {
      edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: 1))
    } else if y1 < y0 {
      edges.append(Edge(x0: x1, y0: y1, x1: x0, y1: y0, winding: -1))
    }
  }

  private static func fixed(_ value: CGFloat) -> Int32 {
    Int32(truncatingIfNeeded: FixedPoint.round(Double(value) * Double(Edge.one)))
  }
}
