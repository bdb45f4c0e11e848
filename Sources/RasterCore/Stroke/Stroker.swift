import Foundation

/// A stroker that converts a path into the outline of its stroke, which is filled like any other
/// path.
///
/// `StrokeContourBuilder` divides the path into segments, and `Dasher` divides the segments into
/// dashes. The stroker walks along each dash with a point on either side, at a distance of half the
/// width:
///
/// ```
///      right ─────────────╮      At a join the inner lines are cut at their intersection if
///      ─ ─ ─ ─ ─ ─ ─ ─ ╮  │      they have one. Otherwise they go through the join's centre,
///      left ───────╮   ╎  │      so that winding fills it. The outer side gets the join's shape.
/// ```
///
/// The outline of an open contour is its right side, a cap, its left side in reverse and another
/// cap. A closed contour has two outlines.
struct Stroker {
  let half: CGFloat
  let style: StrokeStyle
  var arcs: ArcCutter
  var right: [CGPoint] = []
  var left: [CGPoint] = []
  private(set) var outlines = Outlines()

  /// Returns the outline of a path's stroke, to be filled with the non-zero rule.
  ///
  /// The outline is accurate enough for `scale` pixels per unit. If the width is not positive and
  /// finite, the result is empty.
  static func outlines(of path: Path, _ style: StrokeStyle, scale: CGFloat) -> Outlines {
    guard style.width > 0, style.width.isFinite else { return Outlines() }
    var stroker = Stroker(style, tolerance: roundness / scale)
    let contours = StrokeContourBuilder.contours(of: path, scale: scale, half: stroker.half)
    var dasher = Dasher(style.dash, phase: style.dashPhase)
    for contour in contours {
      for dash in dasher?.dashes(of: contour) ?? [contour] { stroker.stroke(dash) }
    }
    return stroker.outlines
  }

  /// The maximum distance of the lines of a round join or cap from the circle, in pixels.
  private static let roundness: CGFloat = 0.002

  private init(_ style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    half = style.width / 2
    arcs = ArcCutter(radius: half, tolerance: tolerance)
  }

  private mutating func stroke(_ contour: StrokeContour) {
    guard let first = contour.segments.first, let last = contour.segments.last else {
      // A contour without segments is a zero-length dash or a single point.
      if let dot = contour.dot { stroke(dotAt: dot.place, dot.direction) }
      return
    }
    // Both sides of the stroke are collected at the same time, since the left side is needed in
    // reverse.
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    left.reserveCapacity(contour.segments.count + 8)
    right.reserveCapacity(contour.segments.count + 8)
    if !contour.isClosed { addSides(first.start, first.startDirection) }
    // The loop reads the segments through a pointer, because the array's subscript would copy two
    // large segments for each join.
    contour.segments.withUnsafeBufferPointer { segments in
      for index in 1..<segments.count { join(segments[index - 1], segments[index]) }
    }
    if contour.isClosed {
      join(last, first)
      endClosed()
    } else {
      addSides(last.end, last.endDirection)
      endOpen(first, last)
    }
  }

  /// Appends the points at half the width to either side of a point, perpendicular to a direction.
  mutating func addSides(_ point: CGPoint, _ direction: CGVector) {
    let normal = direction.turned.scaled(by: half)
    right.append(point.moved(by: normal, 1))
    left.append(point.moved(by: normal, -1))
  }

  private mutating func endClosed() {
    // The two contours run in opposite directions, so that winding makes the inner one a hole.
    let first = outlines.points.count
    outlines.points.append(contentsOf: right)
    outlines.endContour(from: first)
    let second = outlines.points.count
    outlines.points.append(contentsOf: left.reversed())
    outlines.endContour(from: second)
  }

  private mutating func endOpen(_ first: StrokeSegment, _ last: StrokeSegment) {
    let count = outlines.points.count
    outlines.points.append(contentsOf: right)
    addCap(last.end, last.endDirection)
    outlines.points.append(contentsOf: left.reversed())
    addCap(first.start, first.startDirection.scaled(by: -1))
    outlines.endContour(from: count)
  }

  private mutating func stroke(dotAt place: CGPoint, _ direction: CGVector) {
    guard style.cap != .butt else { return }
    let count = outlines.points.count
    let normal = direction.turned.scaled(by: half)
    outlines.points.append(place.moved(by: normal, 1))
    addCap(place, direction)
    outlines.points.append(place.moved(by: normal, -1))
    addCap(place, direction.scaled(by: -1))
    outlines.endContour(from: count)
  }

  /// Appends the cap between the right and the left side of a line, as seen in its direction.
  private mutating func addCap(_ end: CGPoint, _ direction: CGVector) {
    let normal = direction.turned
    switch style.cap {
    case .butt: break
    case .round:
      arcs.add(end, normal, normal.scaled(by: -1), through: direction, to: &outlines.points)
    case .square:
      let tip = end.moved(by: direction, half)
      outlines.points.append(tip.moved(by: normal, half))
      outlines.points.append(tip.moved(by: normal, -half))
    }
  }
}
