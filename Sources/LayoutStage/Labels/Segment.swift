package import Foundation

/// A straight line between two points.
package struct Segment: Equatable {
  package var start: CGPoint
  package var end: CGPoint

  /// The midpoint of the segment.
  var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

  /// The bounding box of the segment.
  var box: CGRect {
    CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y),
      width: abs(end.x - start.x), height: abs(end.y - start.y))
  }

  /// Returns whether any point of the segment is inside a rectangle; touching its edge does not
  /// count.
  func enters(_ rect: CGRect) -> Bool {
    let inside = (
      clipped(from: start.x, to: end.x, between: rect.minX, rect.maxX),
      clipped(from: start.y, to: end.y, between: rect.minY, rect.maxY)
    )
    guard let x = inside.0, let y = inside.1 else { return false }
    return max(x.lower, y.lower) < min(x.upper, y.upper)
  }

  /// Returns whether two segments have a point in common.
  func meets(_ other: Segment) -> Bool {
    let (a, b) = (side(of: other.start), side(of: other.end))
    let (c, d) = (other.side(of: start), other.side(of: end))
    // Collinear segments meet if their bounding boxes touch.
    if a == 0, b == 0 { return box.touches(other.box) }
    // Otherwise the segments meet if the ends of each are on different sides of the line through
    // the other.
    return a * b <= 0 && c * d <= 0
  }

  /// Returns the side of the line through the segment on which a point is: −1, 0 or 1.
  private func side(of point: CGPoint) -> Int {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let area = dx * (point.y - start.y) - dy * (point.x - start.x)
    return area > 0 ? 1 : area < 0 ? -1 : 0
  }

  /// Returns the range of the segment's parameter, from 0 to 1, in which a coordinate is between
  /// two bounds; nil if there is none.
  private func clipped(
    from start: CGFloat, to end: CGFloat, between lower: CGFloat, _ upper: CGFloat
  ) -> (lower: CGFloat, upper: CGFloat)? {
    let change = end - start
    guard change != 0 else { return lower < start && start < upper ? (0, 1) : nil }
    let (a, b) = ((lower - start) / change, (upper - start) / change)
    // The coordinate may decrease along the segment, so the two parameters are put in ascending
    // order.
    let (enter, leave) = (max(min(a, b), 0), min(max(a, b), 1))
    return enter < leave ? (enter, leave) : nil
  }
}

extension CGRect {
  /// Returns whether two rectangles share at least an edge or a corner.
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
