import Foundation

/// Clipping of lines to the visible rectangle.
///
/// Coverage is summed from the left. So a line above, below or right of the rectangle adds nothing
/// to what is inside and is left out; a line left of it winds around pixels inside and is pushed to
/// the left side.
///
/// ```
///        ┌───────┐                 ┌───────┐
///    ╲   │       │      becomes    │       │
///     ╲  │       │                 ┃       │
///      ╲─│─╲     │                 ┃─╲     │
///        └──╲────┘                 └──╲────┘
/// ```
extension EdgeBuilder {
  /// Returns whether three points are on one side of the rectangle, so that a line does as well as
  /// a curve.
  func isInvisible(_ p: CGPoint, _ c: CGPoint, _ q: CGPoint) -> Bool {
    max(p.y, c.y, q.y) <= CGFloat(clip.minY) || min(p.y, c.y, q.y) >= CGFloat(clip.maxY)
      || max(p.x, c.x, q.x) <= CGFloat(clip.minX) || min(p.x, c.x, q.x) >= CGFloat(clip.maxX)
  }

  /// Appends the visible part of a line, clipped first to the rows, then to the columns.
  func addCut(_ p: CGPoint, _ q: CGPoint) {
    let (left, right) = (CGFloat(clip.minX), CGFloat(clip.maxX))
    guard p.y != q.y, min(p.y, q.y) < CGFloat(clip.maxY), max(p.y, q.y) > CGFloat(clip.minY) else {
      return
    }
    // Rows first: above and below the rectangle there may be no edges, not even pushed ones.
    let (p, q) = (cutToRows(p, towards: q), cutToRows(q, towards: p))
    if min(p.x, q.x) >= left, max(p.x, q.x) <= right {
      return append(GridPoint(p), GridPoint(q))
    }
    // Cut from left to right whatever the line's direction: the same line is cut at the same points
    // both ways, so that contours that share it cancel exactly.
    let (from, to) = p.x <= q.x ? (p, q) : (q, p)
    let (a, b) = (Self.cut(from, to, at: left), Self.cut(from, to, at: right))
    addPushed(from, a, forward: p.x <= q.x)
    addPushed(a, b, forward: p.x <= q.x)
    addPushed(b, to, forward: p.x <= q.x)
  }

  /// Returns the point, or where the line to another crosses the row limit the point is beyond.
  private func cutToRows(_ p: CGPoint, towards q: CGPoint) -> CGPoint {
    let y = min(max(p.y, CGFloat(clip.minY)), CGFloat(clip.maxY))
    guard y != p.y else { return p }
    return CGPoint(x: p.x + (y - p.y) * ((q.x - p.x) / (q.y - p.y)), y: y)
  }

  /// Returns where a line crosses a column limit, or its nearer end.
  private static func cut(_ from: CGPoint, _ to: CGPoint, at x: CGFloat) -> CGPoint {
    if x <= from.x { return from }
    if x >= to.x { return to }
    return CGPoint(x: x, y: from.y + (x - from.x) * ((to.y - from.y) / (to.x - from.x)))
  }

  /// Appends a line moved to the column limit it is beyond, if it is.
  private func addPushed(_ p: CGPoint, _ q: CGPoint, forward: Bool) {
    let (a, b) = (GridPoint(pushed(p)), GridPoint(pushed(q)))
    if forward { append(a, b) } else { append(b, a) }
  }

  private func pushed(_ p: CGPoint) -> CGPoint {
    CGPoint(x: min(max(p.x, CGFloat(clip.minX)), CGFloat(clip.maxX)), y: p.y)
  }
}
