import Foundation

/// Clipping of lines to the visible rectangle.
///
/// Coverage is summed from the left. So a line above or below the rectangle adds nothing inside and
/// is dropped. A line to the left affects the winding of all pixels to its right, so it is moved to
/// the rectangle's left side. A line to the right is moved to the right side, where it covers no
/// visible pixel.
///
/// ```
///        ┌───────┐                 ┌───────┐
///    ╲   │       │      becomes    │       │
///     ╲  │       │                 ┃       │
///      ╲─│─╲     │                 ┃─╲     │
///        └──╲────┘                 └──╲────┘
/// ```
extension EdgeBuilder {
  /// Returns whether three points are all on one side of the rectangle, so that a line can replace
  /// the curve.
  func isInvisible(_ p: CGPoint, _ c: CGPoint, _ q: CGPoint) -> Bool {
    max(p.y, c.y, q.y) <= CGFloat(clip.minY) || min(p.y, c.y, q.y) >= CGFloat(clip.maxY)
      || max(p.x, c.x, q.x) <= CGFloat(clip.minX) || min(p.x, c.x, q.x) >= CGFloat(clip.maxX)
  }

  /// Appends a line clipped to the rows of the rectangle; parts beyond the left or right side are
  /// moved to that side.
  func addCut(_ p: CGPoint, _ q: CGPoint) {
    let (left, right) = (CGFloat(clip.minX), CGFloat(clip.maxX))
    guard p.y != q.y, min(p.y, q.y) < CGFloat(clip.maxY), max(p.y, q.y) > CGFloat(clip.minY) else {
      return
    }
    // The line is clipped to the rows first, because no edge may be above or below the rectangle,
    // not even a moved one.
    let (p, q) = (cutToRows(p, towards: q), cutToRows(q, towards: p))
    if min(p.x, q.x) >= left, max(p.x, q.x) <= right {
      return append(GridPoint(p), GridPoint(q))
    }
    // The line is always cut from left to right, whatever its direction. The same line is thus cut
    // at the same points in both directions, so that contours that share it cancel exactly.
    let (from, to) = p.x <= q.x ? (p, q) : (q, p)
    let (a, b) = (Self.cut(from, to, at: left), Self.cut(from, to, at: right))
    addPushed(from, a, forward: p.x <= q.x)
    addPushed(a, b, forward: p.x <= q.x)
    addPushed(b, to, forward: p.x <= q.x)
  }

  /// Returns the point if it is within the rows of the rectangle; otherwise the intersection of the
  /// line with the nearer of the top and bottom sides.
  private func cutToRows(_ p: CGPoint, towards q: CGPoint) -> CGPoint {
    let y = min(max(p.y, CGFloat(clip.minY)), CGFloat(clip.maxY))
    guard y != p.y else { return p }
    return CGPoint(x: p.x + (y - p.y) * ((q.x - p.x) / (q.y - p.y)), y: y)
  }

  /// Returns the intersection of a line with the left or right side of the rectangle, or the nearer
  /// end if the line does not cross it.
  private static func cut(_ from: CGPoint, _ to: CGPoint, at x: CGFloat) -> CGPoint {
    if x <= from.x { return from }
    if x >= to.x { return to }
    return CGPoint(x: x, y: from.y + (x - from.x) * ((to.y - from.y) / (to.x - from.x)))
  }

  /// Appends a line; if it is beyond the left or right side of the rectangle, it is moved to that
  /// side.
  private func addPushed(_ p: CGPoint, _ q: CGPoint, forward: Bool) {
    let (a, b) = (GridPoint(pushed(p)), GridPoint(pushed(q)))
    if forward { append(a, b) } else { append(b, a) }
  }

  private func pushed(_ p: CGPoint) -> CGPoint {
    CGPoint(x: min(max(p.x, CGFloat(clip.minX)), CGFloat(clip.maxX)), y: p.y)
  }
}
