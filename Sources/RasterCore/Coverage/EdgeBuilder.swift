import Foundation

/// Turns device-space outlines into edges, cut to the rectangle that can be seen.
///
/// Lines above and below the rectangle are dropped; lines left of it are pushed to its left side, where they
/// still wind, and lines right of it to its right side. An outline wholly inside is not looked at twice.
struct EdgeBuilder {
  private(set) var edges: [Edge] = []
  private var clip = PixelRect.empty
  private var (left, top, right, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  /// What the current shape's outlines touch, cut to the rectangle.
  private var box = PixelRect.empty
  private var isInside = false
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  private var hasCurrent = false
  private var hasStart = false

  /// Begins a shape that is seen only inside a rectangle; its edges follow those already there.
  mutating func begin(clip: PixelRect) {
    (self.clip, box) = (clip, .empty)
    (left, top) = (CGFloat(clip.minX), CGFloat(clip.minY))
    (right, bottom) = (CGFloat(clip.maxX), CGFloat(clip.maxY))
  }

  /// Ends the shape and returns the pixels it may cover.
  func end() -> PixelRect { box }

  /// Appends a path under a map.
  mutating func add(_ path: Path, transform t: CGAffineTransform) {
    var bounds = BoundsBuilder()
    for element in path.elements { element.forEachPoint { bounds.add($0.applying(t)) } }
    guard enter(bounds) else { return }
    for element in path.elements {
      let element = element.applying(t)
      if element.isFinite { add(element) }
    }
    close()
  }

  /// Appends closed contours under a map.
  mutating func add(_ outlines: Outlines, transform t: CGAffineTransform) {
    var bounds = BoundsBuilder()
    for point in outlines.points { bounds.add(point.applying(t)) }
    guard enter(bounds) else { return }
    for contour in outlines.contours {
      hasStart = false
      for index in contour {
        let point = outlines.points[index].applying(t)
        if point.isFinite { line(to: point) }
      }
      close()
    }
  }

  /// Begins an outline within bounds; returns whether any of it can be seen.
  private mutating func enter(_ bounds: BoundsBuilder) -> Bool {
    let (low, high) = (bounds.low, bounds.high)
    guard low.x < right, low.y < bottom, high.x > left, high.y > top else { return false }
    isInside = low.x >= left && low.y >= top && high.x <= right && high.y <= bottom
    let (minX, minY) = (max(low.x, left), max(low.y, top))
    let (maxX, maxY) = (min(high.x, right), min(high.y, bottom))
    box = box.union(
      PixelRect(
        minX: Int(minX.rounded(.down)), minY: Int(minY.rounded(.down)),
        maxX: Int(maxX.rounded(.up)), maxY: Int(maxY.rounded(.up))))
    (hasCurrent, hasStart) = (false, false)
    return true
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
    BalancedSubdivision.forEachPoint(p, c, end) { line(to: $0) }
  }

  private mutating func curve(to end: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    let (end, c, d) = (Self.limited(end), Self.limited(c), Self.limited(d))
    begin(at: end)
    let p = current
    if isInvisible(p, c, end), isInvisible(p, d, end) { return line(to: end) }
    BalancedSubdivision.forEachPoint(p, c, d, end) { line(to: $0) }
  }

  /// Returns whether three points are on one side of the rectangle, so that a line does as well as a curve.
  private func isInvisible(_ p: CGPoint, _ c: CGPoint, _ q: CGPoint) -> Bool {
    !isInside && isOutside(p, c, q)
  }

  private func isOutside(_ p: CGPoint, _ c: CGPoint, _ q: CGPoint) -> Bool {
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
    if isInside { return addVisible(p, q) }
    guard p.y != q.y, min(p.y, q.y) < bottom, max(p.y, q.y) > top else { return }
    let (p, q) = (cutToRows(p, towards: q), cutToRows(q, towards: p))
    if min(p.x, q.x) >= left, max(p.x, q.x) <= right { return addVisible(p, q) }
    let (from, to) = p.x <= q.x ? (p, q) : (q, p)
    let a = cut(from, to, at: left)
    let b = cut(from, to, at: right)
    addVisible(pushed(from), pushed(a), forward: p.x <= q.x)
    addVisible(pushed(a), pushed(b), forward: p.x <= q.x)
    addVisible(pushed(b), pushed(to), forward: p.x <= q.x)
  }

  /// Returns the point moved to the column limit it is beyond.
  private func pushed(_ p: CGPoint) -> CGPoint {
    CGPoint(x: min(max(p.x, left), right), y: p.y)
  }

  private mutating func addVisible(_ p: CGPoint, _ q: CGPoint, forward: Bool) {
    if forward { addVisible(p, q) } else { addVisible(q, p) }
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
