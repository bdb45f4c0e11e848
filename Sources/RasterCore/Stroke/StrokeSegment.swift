import Foundation

/// A straight piece of a line to stroke, with the directions of the true curve at its ends.
struct StrokeSegment {
  var start: CGPoint, end: CGPoint
  /// The directions of the true curve at the two ends, as unit vectors; equal for a straight line.
  var startDirection: CGVector, endDirection: CGVector
  /// The unit vector from the start to the end.
  let chord: CGVector
  let length: CGFloat
  /// Whether the next segment continues the same curve.
  var isSmooth = false

  /// Makes a segment of a straight line.
  ///
  /// Returns nil if its length is zero or not finite.
  init?(_ start: CGPoint, _ end: CGPoint) {
    let along = CGVector(from: start, to: end)
    length = along.length
    guard length > 0, length.isFinite else { return nil }
    self.start = start
    self.end = end
    chord = along.scaled(by: 1 / length)
    startDirection = chord
    endDirection = chord
  }

  /// Makes a piece of a curve with its tangents.
  ///
  /// The tangents are ignored if one is nil, or if the stroke is so wide that its inner side would
  /// run backwards. Returns nil if the length is zero or not finite.
  init?(
    _ start: CGPoint, _ end: CGPoint, _ first: CGVector?, _ last: CGVector?, half: CGFloat
  ) {
    self.init(start, end)
    guard let first, let last else { return }
    // The sides of the stroke move by the chord ± half · (last − first), rotated by 90°.
    let turn = (last.dx - first.dx) * chord.dy - (last.dy - first.dy) * chord.dx
    guard abs(turn) * half < length else { return }
    startDirection = first
    endDirection = last
  }

  /// Returns the part between two distances from the start, or nil if it has no length.
  func part(from: CGFloat, to: CGFloat) -> StrokeSegment? {
    var part = StrokeSegment(point(at: from), point(at: to))
    part?.startDirection = direction(at: from)
    part?.endDirection = direction(at: to)
    part?.isSmooth = isSmooth && to >= length
    return part
  }

  private func point(at distance: CGFloat) -> CGPoint {
    if distance <= 0 { return start }
    if distance >= length { return end }
    let t = distance / length
    return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
  }

  /// Returns the direction at a distance from the start, interpolated between the ends.
  func direction(at distance: CGFloat) -> CGVector {
    let (u, v) = (startDirection, endDirection)
    guard u != v else { return u }
    let t = min(1, max(0, distance / length))
    return CGVector(dx: u.dx + (v.dx - u.dx) * t, dy: u.dy + (v.dy - u.dy) * t).unit ?? u
  }
}
