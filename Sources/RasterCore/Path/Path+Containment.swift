public import Foundation

extension Path {
  /// Returns whether a point is inside; open contours count as closed.
  ///
  /// Curves are followed to a five-hundredth of a point.
  public func contains(_ point: CGPoint, using rule: FillRule = .nonZero) -> Bool {
    guard controlPointBounds.contains(point) else { return false }
    let winding = polylines(tolerance: 1.0 / 500).reduce(0) { $0 + $1.winding(around: point) }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }
}

extension Polyline {
  /// Returns how often the closed contour winds around a point, clockwise on a screen.
  func winding(around point: CGPoint) -> Int {
    var winding = 0
    var from = points[points.count - 1]
    for to in points {
      if (from.y <= point.y) != (to.y <= point.y) {
        let cross =
          (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
        if to.y > from.y, cross > 0 { winding += 1 }
        if to.y <= from.y, cross < 0 { winding -= 1 }
      }
      from = to
    }
    return winding
  }
}
