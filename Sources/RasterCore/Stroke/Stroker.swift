import Foundation

/// Turns lines into the outline of their stroke.
enum Stroker {
  /// Returns the outline of a path's stroke, to be filled with the non-zero rule.
  static func outlines(of path: Path, _ style: StrokeStyle, tolerance: CGFloat) -> Outlines {
    var outlines = Outlines()
    for line in path.polylines(tolerance: tolerance) {
      for index in 1..<max(1, line.points.count) {
        segment(line.points[index - 1], line.points[index], style.width / 2, &outlines)
      }
    }
    return outlines
  }

  private static func segment(
    _ p: CGPoint, _ q: CGPoint, _ half: CGFloat, _ outlines: inout Outlines
  ) {
    let (dx, dy) = (q.x - p.x, q.y - p.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (nx, ny) = (-dy / length * half, dx / length * half)
    let first = outlines.points.count
    outlines.points += [
      CGPoint(x: p.x + nx, y: p.y + ny), CGPoint(x: p.x - nx, y: p.y - ny),
      CGPoint(x: q.x - nx, y: q.y - ny), CGPoint(x: q.x + nx, y: q.y + ny),
    ]
    outlines.endContour(from: first)
  }
}
