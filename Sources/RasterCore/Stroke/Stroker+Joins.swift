import Foundation

extension Stroker {
  /// The cosine from which two directions are the same: 10⁻⁷ radians apart.
  ///
  /// A larger angle would show at the tip of a long miter.
  private static let sameDirection: CGFloat = 1 - 5e-15

  /// Appends both sides of a join.
  ///
  /// Inlined, and the bend in it: a curve is hundreds of them, and two segments are 26 numbers to
  /// hand over.
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
    // Pieces of one curve never show a corner, whatever the style says.
    let shape = first.isSmooth ? .round : style.join
    if corner.sine > 0 {
      corner.addInner(at: half, reach: reach, to: &right)
      corner.addOuter(at: -half, shape, miterLimit: limit, &arcs, to: &left)
    } else {
      corner.addInner(at: -half, reach: reach, to: &left)
      corner.addOuter(at: half, shape, miterLimit: limit, &arcs, to: &right)
    }
  }

  /// Appends both sides of a place inside a curve, moved out so that the outline's area is right.
  ///
  /// See `BalancedSubdivision`: a side's lines are as long as the curve's less what they turn times
  /// their distance, and its points move by a twelfth of their length times the angle.
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
