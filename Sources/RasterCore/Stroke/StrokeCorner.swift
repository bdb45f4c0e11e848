import Foundation

/// A corner between two segments of a stroke: the directions before and after it, and the angle
/// between them.
struct StrokeCorner {
  private let point: CGPoint
  private let before: CGVector, after: CGVector
  /// The cosine of the turning angle.
  let cosine: CGFloat
  /// The sine of the turning angle, positive for a right turn, which is clockwise on a screen.
  let sine: CGFloat

  init(_ first: StrokeSegment, _ second: StrokeSegment) {
    point = second.start
    before = first.endDirection
    after = second.startDirection
    cosine = before.dx * after.dx + before.dy * after.dy
    sine = before.dx * after.dy - before.dy * after.dx
  }

  /// The vector from the corner to the intersection of the parallels of both segments at distance
  /// 1: the sum of both normals divided by 1 + cos.
  private var miter: CGVector {
    CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
      .turned.scaled(by: 1 / (1 + cosine))
  }

  /// Appends the point at which the lines on the inner side of the corner intersect.
  ///
  /// If the segments are too short for an intersection, or their directions nearly opposite,
  /// appends the ends of both lines, and the corner's point between them.
  ///
  /// - Parameters:
  ///   - distance: the distance of the inner lines, positive on the right.
  ///   - reach: the length of the segments that the corner may use.
  ///   - points: the points of this side, to which the new ones are appended.
  func addInner(at distance: CGFloat, reach: CGFloat, to points: inout [CGPoint]) {
    // The lines meet before the corner, at tan(θ/2) = sin θ / (1 + cos θ) times the distance, if
    // the segments are long enough. For nearly opposite directions, that point would be extremely
    // far away.
    if abs(distance * sine) <= reach * (1 + cosine), cosine > -0.999 {
      points.append(point.moved(by: miter, distance))
    } else {
      points.append(point.moved(by: before.turned, distance))
      points.append(point)
      points.append(point.moved(by: after.turned, distance))
    }
  }

  /// Appends the outer side of the join.
  ///
  /// A round join is divided into lines.
  ///
  /// - Parameters:
  ///   - distance: the distance of the outer lines, positive on the right.
  ///   - join: the join's shape.
  ///   - miterLimit: the maximum length of a miter, in line widths.
  ///   - arcs: the cutter for round joins.
  ///   - points: the points of this side, to which the new ones are appended.
  func addOuter(
    at distance: CGFloat, _ join: StrokeStyle.Join, miterLimit: CGFloat, _ arcs: inout ArcCutter,
    to points: inout [CGPoint]
  ) {
    // The miter's length is 1 / cos(θ/2) widths, and cos²(θ/2) = (1 + cos θ) / 2.
    if join == .miter, miterLimit * miterLimit * (1 + cosine) >= 2 {
      return points.append(point.moved(by: miter, distance))
    }
    points.append(point.moved(by: before.turned, distance))
    if join == .round { addRound(distance < 0 ? -1 : 1, &arcs, to: &points) }
    points.append(point.moved(by: after.turned, distance))
  }

  /// Appends the arc between the two normals.
  ///
  /// If the normals are nearly opposite, the arc goes through the direction before the corner.
  private func addRound(_ side: CGFloat, _ arcs: inout ArcCutter, to points: inout [CGPoint]) {
    let (from, to) = (before.turned.scaled(by: side), after.turned.scaled(by: side))
    // The sum of opposite normals has no direction, so the middle normal is passed explicitly.
    if cosine > -0.9 {
      arcs.add(point, from, to, to: &points)
    } else {
      arcs.add(point, from, to, through: before, to: &points)
    }
  }
}
