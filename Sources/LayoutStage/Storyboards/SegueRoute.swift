import Foundation
import RasterCore

/// The curve of an arrow between two scenes, which is perpendicular to a side of the first device
/// and to a side of the second.
///
///     ┌───┐  ╭──────▶┌───┐
///     │   │──╯       │   │
///     └───┘          └───┘
struct SegueRoute {
  /// A side of a scene.
  enum Side: CaseIterable {
    case left, right, top, bottom

    /// The direction away from the scene.
    var normal: CGVector {
      switch self {
      case .left: CGVector(dx: -1, dy: 0)
      case .right: CGVector(dx: 1, dy: 0)
      case .top: CGVector(dx: 0, dy: -1)
      case .bottom: CGVector(dx: 0, dy: 1)
      }
    }
  }

  let start: CGPoint
  let end: CGPoint
  private let control1: CGPoint
  private let control2: CGPoint
  private let arrival: CGVector
  /// The length of the arrowhead in points.
  private static let head: CGFloat = 9

  /// Makes the curve between a point on a side of one scene and a point on a side of another.
  init(from start: CGPoint, _ departure: Side, to end: CGPoint, _ entry: Side) {
    (self.start, self.end) = (start, end)
    let distance = abs(end.x - start.x) + abs(end.y - start.y)
    // The control points are at least 18 points from the ends, so that the right angles are visible
    // even for a short arrow.
    let reach = max(18, min(distance * 0.42, 160))
    let (out, back) = (departure.normal, entry.normal)
    let neck = CGPoint(x: end.x + back.dx * Self.head, y: end.y + back.dy * Self.head)
    control1 = CGPoint(x: start.x + out.dx * reach, y: start.y + out.dy * reach)
    control2 = CGPoint(x: neck.x + back.dx * reach, y: neck.y + back.dy * reach)
    arrival = back
  }

  /// The point where the arrowhead begins.
  private var neck: CGPoint {
    CGPoint(x: end.x + arrival.dx * Self.head, y: end.y + arrival.dy * Self.head)
  }

  /// The path of the line without the head.
  var path: Path {
    var path = Path()
    path.move(to: start)
    path.addCurve(to: neck, control1: control1, control2: control2)
    return path
  }

  /// The filled arrowhead.
  var headPath: Path {
    let across = CGVector(dx: -arrival.dy * 4.5, dy: arrival.dx * 4.5)
    let back = CGPoint(x: neck.x + arrival.dx, y: neck.y + arrival.dy)
    var path = Path()
    path.move(to: end)
    path.addLine(to: CGPoint(x: back.x + across.dx, y: back.y + across.dy))
    path.addLine(to: CGPoint(x: back.x - across.dx, y: back.y - across.dy))
    path.closeSubpath()
    return path
  }

  /// Returns the point of the curve at a parameter from 0 to 1.
  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    var point = CGPoint.zero
    for (corner, weight) in zip([start, control1, control2, neck], weights) {
      point.x += corner.x * weight
      point.y += corner.y * weight
    }
    return point
  }

  /// The points on the curve at which the label may be centred, the middle of the curve first.
  var labelCenters: [CGPoint] {
    var parts: [CGFloat] = [0.5]
    for step in 1...12 {
      let offset = CGFloat(step) * 0.03
      parts += [0.5 + offset, 0.5 - offset]
    }
    return parts.map { point(at: $0) }
  }
}

extension CGRect {
  /// Returns a point on a side of the rectangle, at a fraction of the side's length.
  func point(on side: SegueRoute.Side, at part: CGFloat) -> CGPoint {
    switch side {
    case .left: CGPoint(x: minX, y: minY + height * part)
    case .right: CGPoint(x: maxX, y: minY + height * part)
    case .top: CGPoint(x: minX + width * part, y: minY)
    case .bottom: CGPoint(x: minX + width * part, y: maxY)
    }
  }
}
