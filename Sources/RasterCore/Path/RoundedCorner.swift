import Foundation

/// A corner of a rounded rectangle, described by the two sides that meet there.
///
/// ```
///  ──incoming──▶ ╮ · corner      A point of the curve is given by its distances from the corner:
///                ┊ │ outgoing    back along the incoming side, and forward along the outgoing one.
///                  ▼             The outline goes clockwise on a screen.
/// ```
struct RoundedCorner {
  let corner: CGPoint
  let incoming: CGVector
  let outgoing: CGVector
  let radius: CGFloat
  /// The shape: 0 for a quarter circle, 1 for Apple's continuous corner, or a value between them
  /// for an interpolated shape.
  let smoothness: CGFloat

  /// Returns the four corners, clockwise from the upper left one, with radii reduced to fit.
  static func corners(
    of rect: CGRect, radii: CornerRadii, style: CornerStyle
  ) -> [RoundedCorner] {
    let (w, h) = (rect.width, rect.height)
    let wanted = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      .map { $0 > 0 ? $0 : 0 }
    let sides = [h, w, h, w]
    // A common factor for all corners preserves the shape's proportions, as in CSS.
    let fit = (0..<4).reduce(CGFloat(1)) { fit, index in
      let sum = wanted[index] + wanted[(index + 3) % 4]
      return sum > sides[index] ? min(fit, sides[index] / sum) : fit
    }
    let r = wanted.map { min($0 * fit, min(w, h)) }
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return (0..<4).map { index in
      let before = share(r[index], beside: r[(index + 3) % 4], of: sides[index])
      let after = share(r[index], beside: r[(index + 1) % 4], of: sides[(index + 1) % 4])
      return RoundedCorner(
        corner: points[index], incoming: directions[index], outgoing: directions[(index + 1) % 4],
        radius: r[index],
        smoothness: style == .circular ? 0 : smoothness(r[index], available: min(before, after)))
    }
  }

  /// The directions of the sides, starting with the left side, which points up.
  private static let directions = [
    CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1),
    CGVector(dx: -1, dy: 0),
  ]

  /// Returns the length of a side that a corner may use.
  ///
  /// The side is divided between its two corners in proportion to their radii.
  private static func share(_ radius: CGFloat, beside other: CGFloat, of side: CGFloat) -> CGFloat {
    radius > 0 ? side * (radius / (radius + other)) : 0
  }

  /// Returns the smoothness for which the corner fits the available length of its sides.
  private static func smoothness(_ radius: CGFloat, available: CGFloat) -> CGFloat {
    guard radius > 0 else { return 0 }
    return min(1, max(0, (available / radius - 1) / (approach - 1)))
  }

  /// The distance from the corner point at which a continuous corner begins, in radii.
  private static let approach: CGFloat = 1.528_665

  /// The control points of Apple's continuous corner of radius 1, as distances from the corner.
  private static let continuous: [(CGFloat, CGFloat)] = [
    (approach, 0), (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
    (0.372_824, 0.169_060), (0.169_060, 0.372_824), (0.074_911, 0.631_494),
    (0, 0.868_407), (0, 1.088_493), (0, approach),
  ]

  /// The control points of a quarter circle of radius 1, divided at 22.5° and 67.5° into three
  /// cubics.
  private static let circular: [(CGFloat, CGFloat)] = {
    let cuts: [CGFloat] = [0, .pi / 8, .pi * 3 / 8, .pi / 2]
    var points: [(CGFloat, CGFloat)] = [(1, 0)]
    for index in 0..<3 {
      let (c, s) = Trigonometry.direction(at: (cuts[index + 1] - cuts[index]) / 4)
      let handle = 4.0 / 3 * s / c
      let (c0, s0) = Trigonometry.direction(at: cuts[index])
      let (c1, s1) = Trigonometry.direction(at: cuts[index + 1])
      points.append((1 - s0 - handle * c0, 1 - c0 + handle * s0))
      points.append((1 - s1 + handle * c1, 1 - c1 - handle * s1))
      points.append((1 - s1, 1 - c1))
    }
    return points
  }()

  /// Appends the corner's curve, connected to the path by a line unless it is the beginning.
  func append(to path: inout Path, beginning: Bool) {
    guard radius > 0 else { return beginning ? path.move(to: corner) : path.addLine(to: corner) }
    // Both curves have three cubics, so they can be interpolated point by point.
    let points = zip(Self.circular, Self.continuous).map { circle, smooth in
      point(
        circle.0 + (smooth.0 - circle.0) * smoothness, circle.1 + (smooth.1 - circle.1) * smoothness
      )
    }
    if beginning { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
    for index in stride(from: 1, to: 10, by: 3) {
      path.addCurve(
        to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
  }

  /// Returns the point at two distances from the corner, in radii: backwards along the incoming
  /// side and forwards along the outgoing one.
  private func point(_ back: CGFloat, _ forth: CGFloat) -> CGPoint {
    CGPoint(
      x: corner.x - incoming.dx * back * radius + outgoing.dx * forth * radius,
      y: corner.y - incoming.dy * back * radius + outgoing.dy * forth * radius)
  }
}
