package import Foundation

extension Path {
  /// Returns the horizontal extent of the path inside a range of y coordinates, or nil if the path
  /// is outside of it.
  ///
  /// Curves are followed within a tolerance.
  package func horizontalExtent(
    between rows: ClosedRange<CGFloat>, tolerance: CGFloat
  ) -> ClosedRange<CGFloat>? {
    let box = controlPointBounds
    guard box.minY < rows.upperBound, box.maxY > rows.lowerBound else { return nil }
    var extent: ClosedRange<CGFloat>?
    for line in polylines(tolerance: tolerance) {
      for (start, end) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
        guard let part = Self.part(of: start, end, between: rows) else { continue }
        let all = extent ?? part
        extent = min(all.lowerBound, part.lowerBound)...max(all.upperBound, part.upperBound)
      }
    }
    return extent
  }

  /// Returns the horizontal extent of a line segment inside a range of y coordinates, or nil if the
  /// segment is outside of it.
  private static func part(
    of start: CGPoint, _ end: CGPoint, between rows: ClosedRange<CGFloat>
  ) -> ClosedRange<CGFloat>? {
    let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    guard top.y <= rows.upperBound, bottom.y >= rows.lowerBound else { return nil }
    func x(at y: CGFloat) -> CGFloat {
      bottom.y > top.y ? top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y) : top.x
    }
    if top.y == bottom.y { return min(top.x, bottom.x)...max(top.x, bottom.x) }
    let (a, b) = (x(at: max(top.y, rows.lowerBound)), x(at: min(bottom.y, rows.upperBound)))
    return min(a, b)...max(a, b)
  }
}
