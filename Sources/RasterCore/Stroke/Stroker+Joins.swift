import Foundation

extension Stroker {
  /// Where two segments meet: the directions before and after, and the angle between them.
  private struct Corner {
    let point: CGPoint
    let before: CGVector, after: CGVector
    let cosine: CGFloat, sine: CGFloat

    init(_ first: StrokeSegment, _ second: StrokeSegment) {
      (point, before, after) = (second.start, first.endDirection, second.startDirection)
      cosine = before.dx * after.dx + before.dy * after.dy
      sine = before.dx * after.dy - before.dy * after.dx
    }

    /// The sum of both normals over 1 + cos: the way to where lines at distance 1 meet.
    var miter: CGVector {
      CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
        .turned.scaled(by: 1 / (1 + cosine))
    }
  }

  /// Directions closer than this, 10⁻⁷ radians, are the same; a larger one would show far out at a miter.
  private static let sameDirection: CGFloat = 1 - 5e-15

  /// Appends both sides of a join.
  mutating func join(_ first: StrokeSegment, _ second: StrokeSegment) {
    if first.endDirection == second.startDirection {
      return first.isSmooth ? addBend(first, second) : addSides(second.start, first.endDirection)
    }
    let corner = Corner(first, second)
    guard corner.cosine < Self.sameDirection else { return addSides(corner.point, corner.after) }
    let reach = min(first.length, second.length) / 2
    let isRound = first.isSmooth || style.join == .round
    // A turn to the right, clockwise on a screen, has its inner side on the right.
    if corner.sine > 0 {
      addInner(corner, 1, reach, to: &right)
      addOuter(corner, -1, isRound, to: &left)
    } else {
      addInner(corner, -1, reach, to: &left)
      addOuter(corner, 1, isRound, to: &right)
    }
  }

  /// Appends both sides of a place inside a curve, moved out so that the outline's area is right.
  ///
  /// See `BalancedSubdivision`: a side's lines are as long as the curve's less what they turn times their
  /// distance, and its points move by a twelfth of their length times the angle.
  private mutating func addBend(_ first: StrokeSegment, _ second: StrokeSegment) {
    let (u, v) = (first.chord, second.chord)
    let out = CGVector(dx: (u.dx - v.dx) / 12, dy: (u.dy - v.dy) / 12)
    let length = (first.length + second.length) / 2
    let turn = (u.dx * v.dy - u.dy * v.dx) * half
    let normal = second.startDirection.turned.scaled(by: half)
    right.append(second.start.moved(by: normal, 1).moved(by: out, length - turn))
    left.append(second.start.moved(by: normal, -1).moved(by: out, length + turn))
  }

  /// Appends where the inner lines meet, or their ends around the centre where the segments are too short.
  private func addInner(
    _ corner: Corner, _ side: CGFloat, _ reach: CGFloat, to points: inout [CGPoint]
  ) {
    let cut = half * abs(corner.sine)
    if cut <= reach * (1 + corner.cosine), corner.cosine > -0.999 {
      points.append(corner.point.moved(by: corner.miter, side * half))
    } else {
      points.append(corner.point.moved(by: corner.before.turned, side * half))
      points.append(corner.point)
      points.append(corner.point.moved(by: corner.after.turned, side * half))
    }
  }

  private func addOuter(
    _ corner: Corner, _ side: CGFloat, _ isRound: Bool, to points: inout [CGPoint]
  ) {
    // The miter's length is 1 / cos(θ/2) widths, and cos²(θ/2) = (1 + cos θ) / 2.
    let limit = style.miterLimit
    if !isRound, style.join == .miter, limit * limit * (1 + corner.cosine) >= 2 {
      return points.append(corner.point.moved(by: corner.miter, side * half))
    }
    let (from, to) = (corner.before.turned, corner.after.turned)
    points.append(corner.point.moved(by: from, side * half))
    if isRound { addRound(corner, from.scaled(by: side), to.scaled(by: side), to: &points) }
    points.append(corner.point.moved(by: to, side * half))
  }

  /// Appends the arc between two normals, by way of the direction before when they are nearly opposite.
  private func addRound(
    _ corner: Corner, _ from: CGVector, _ to: CGVector, to points: inout [CGPoint]
  ) {
    if corner.cosine > -0.9 {
      addArc(corner.point, from, to, to: &points)
    } else {
      addArc(corner.point, from, to, through: corner.before, to: &points)
    }
  }
}
