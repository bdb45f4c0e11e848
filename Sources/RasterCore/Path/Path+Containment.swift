package import Foundation

extension Path {
  /// Returns whether a point is inside or on the outline (fact K14).
  ///
  /// Open contours count as closed.
  ///
  /// Curves are approximated to within 1/500 of a point.
  package func contains(_ point: CGPoint, using rule: FillRule = .nonZero) -> Bool {
    let box = controlPointBounds
    guard (box.minX...box.maxX).contains(point.x), (box.minY...box.maxY).contains(point.y) else {
      return false
    }
    // The outline is checked first, because the winding around a point on it is ambiguous.
    let contours = polylines(tolerance: 1.0 / 500)
    if contours.contains(where: { $0.passes(through: point) }) { return true }
    let winding = contours.reduce(0) { $0 + $1.winding(around: point) }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }
}

extension Polyline {
  /// Returns whether a point is exactly on the closed contour.
  func passes(through point: CGPoint) -> Bool {
    var from = points[points.count - 1]
    for to in points {
      defer { from = to }
      let isBeside =
        point.x < min(from.x, to.x) || point.x > max(from.x, to.x)
        || point.y < min(from.y, to.y) || point.y > max(from.y, to.y)
      if !isBeside, Self.side(of: point, from: from, to: to) == 0 { return true }
    }
    return false
  }

  /// Returns the side of a line on which a point is: positive to its right on a screen, zero on the
  /// line.
  private static func side(of point: CGPoint, from: CGPoint, to: CGPoint) -> CGFloat {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }

  /// Returns the number of times that the closed contour goes around a point, clockwise on a
  /// screen.
  func winding(around point: CGPoint) -> Int {
    var winding = 0
    var from = points[points.count - 1]
    for to in points {
      // An end point at exactly the point's y coordinate counts as above the point, so that a
      // corner at this height counts once.
      if (from.y <= point.y) != (to.y <= point.y) {
        let side = Self.side(of: point, from: from, to: to)
        if to.y > from.y, side > 0 { winding += 1 }
        if to.y <= from.y, side < 0 { winding -= 1 }
      }
      from = to
    }
    return winding
  }
}
