public import Foundation

extension Path {
  /// Returns whether a point is inside or on the outline (fact K14); open contours count as closed.
  ///
  /// Curves are followed to a five-hundredth of a point.
  public func contains(_ point: CGPoint, using rule: FillRule = .nonZero) -> Bool {
    let box = controlPointBounds
    guard (box.minX...box.maxX).contains(point.x), (box.minY...box.maxY).contains(point.y) else {
      return false
    }
    // The outline first: a point on it may wind either way.
    let contours = polylines(tolerance: 1.0 / 500)
    if contours.contains(where: { $0.passes(through: point) }) { return true }
    let winding = contours.reduce(0) { $0 + $1.winding(around: point) }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }
}

extension Polyline {
  /// Returns whether a point is on the closed contour, to the bit.
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

  /// Returns on which side of a line a point is: positive to its right on a screen.
  private static func side(of point: CGPoint, from: CGPoint, to: CGPoint) -> CGFloat {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }

  /// Returns how often the closed contour winds around a point, clockwise on a screen.
  func winding(around point: CGPoint) -> Int {
    var winding = 0
    var from = points[points.count - 1]
    for to in points {
      // An end at the point's own height counts as above it, so that a corner there counts once.
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
