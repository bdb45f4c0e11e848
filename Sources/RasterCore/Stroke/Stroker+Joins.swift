import Foundation

extension Stroker {
  /// The cosine above which two directions count as equal: their angle is then below 10⁻⁷ radians.
  ///
  /// A larger angle would be visible at the tip of a long miter.
  private static let sameDirection: CGFloat = 1 - 5e-15

  /// Appends the points of both sides of a join.
  ///
  /// The function and `addBend` are inlined, because a curve has hundreds of joins, and passing two
  /// segments means passing all of their numbers.
  @inline(__always)
  mutating func join(_ first: StrokeSegment, _ second: StrokeSegment) {
    if first.endDirection == second.startDirection {
      return first.isSmooth
        ? addBend(first, second) : addSides(second.start, first.endDirection)
    }
    let corner = StrokeCorner(first, second)
    guard corner.cosine < Self.sameDirection else {
      return addSides(second.start, second.startDirection)
    }
    let (reach, limit) = (min(first.length, second.length) / 2, style.miterLimit)
    // Pieces of the same curve never show a corner, whatever the style.
    let shape = first.isSmooth ? .round : style.join
    if corner.sine > 0 {
      corner.addInner(at: half, reach: reach, to: &right)
      corner.addOuter(at: -half, shape, miterLimit: limit, &arcs, to: &left)
    } else {
      corner.addInner(at: -half, reach: reach, to: &left)
      corner.addOuter(at: half, shape, miterLimit: limit, &arcs, to: &right)
    }
  }

  /// Appends the points of both sides at a position inside a curve, moved outwards to preserve the
  /// outline's area.
  ///
  /// See `BalancedSubdivision`. The lines of a side are shorter or longer than the curve's lines by
  /// the turning angle times half the width. A point moves by a twelfth of the line's length times
  /// the turning angle.
  @inline(__always)
  private mutating func addBend(_ first: StrokeSegment, _ second: StrokeSegment) {
    let (u, v) = (first.chord, second.chord)
    let out = CGVector(dx: (u.dx - v.dx) / 12, dy: (u.dy - v.dy) / 12)
    let length = (first.length + second.length) / 2
    let turn = (u.dx * v.dy - u.dy * v.dx) * half
    let normal = second.startDirection.turned.scaled(by: half)
    right.append(second.start.moved(by: normal, 1).moved(by: out, length - turn))
    left.append(second.start.moved(by: normal, -1).moved(by: out, length + turn))
  }
}
