import Foundation

/// The corner of two segments of a stroke: the directions before and after, and the angle between
/// them.
struct StrokeCorner {
  private let point: CGPoint
  private let before: CGVector, after: CGVector
  /// The cosine of the angle the line turns by.
  let cosine: CGFloat
  /// Its sine, positive for a turn to the right: clockwise on a screen.
  let sine: CGFloat

  init(_ first: StrokeSegment, _ second: StrokeSegment) {
    point = second.start
    before = first.endDirection
    after = second.startDirection
    cosine = before.dx * after.dx + before.dy * after.dy
    sine = before.dx * after.dy - before.dy * after.dx
  }

  /// The vector to where the lines at distance 1 meet: the sum of both normals over 1 + cos.
  private var miter: CGVector {
    CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
      .turned.scaled(by: 1 / (1 + cosine))
  }

  /// Appends where the inner lines meet, or their ends around the centre where the segments are too
  /// short.
  ///
  /// - Parameters:
  ///   - distance: the inner lines' distance, positive on the right.
  ///   - reach: how much of its segments the corner may use.
  ///   - points: the side's points.
  func addInner(at distance: CGFloat, reach: CGFloat, to points: inout [CGPoint]) {
    // The lines meet tan(θ/2) = sin θ / (1 + cos θ) distances before the corner, if the segments
    // reach so far; nearly opposite directions would put that point out of all proportion.
    if abs(distance * sine) <= reach * (1 + cosine), cosine > -0.999 {
      points.append(point.moved(by: miter, distance))
    } else {
      points.append(point.moved(by: before.turned, distance))
      points.append(point)
      points.append(point.moved(by: after.turned, distance))
    }
  }

  /// Appends the join's outer side, cutting arcs where it is round.
  ///
  /// - Parameters:
  ///   - distance: the outer lines' distance, positive on the right.
  ///   - join: the join's shape.
  ///   - miterLimit: the longest miter, in widths.
  ///   - arcs: what cuts arcs.
  ///   - points: the side's points.
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

  /// Appends the arc between two normals, by way of the direction before when they are nearly
  /// opposite.
  private func addRound(_ side: CGFloat, _ arcs: inout ArcCutter, to points: inout [CGPoint]) {
    let (from, to) = (before.turned.scaled(by: side), after.turned.scaled(by: side))
    // The sum of opposite normals has no direction, so the arc is given a point in its middle.
    if cosine > -0.9 {
      arcs.add(point, from, to, to: &points)
    } else {
      arcs.add(point, from, to, through: before, to: &points)
    }
  }
}
