package import Foundation

extension Path {
  /// Makes an ellipse that touches a rectangle's four sides.
  package init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Appends an ellipse that touches a rectangle's four sides.
  ///
  /// The contour starts at the right and runs clockwise on a screen.
  package mutating func addEllipse(in rect: CGRect) {
    let (x, y) = (rect.width / 2, rect.height / 2)
    var circle = Path()
    circle.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    circle.closeSubpath()
    addPath(
      circle,
      transform: CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.midX, ty: rect.midY))
  }

  /// Appends an arc, preceded by a line from the current point if there is one.
  ///
  /// Angles are in radians from the positive x axis towards positive y. `clockwise` is as seen on a
  /// screen with y down, as in UIKit. If the angles differ by 2π or more in the arc's direction, a
  /// full circle is appended; otherwise, if they are equal modulo 2π, no curve is appended. If the
  /// radius or an angle is not finite, nothing is appended.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    guard radius.isFinite, sweep.isFinite, startAngle.isFinite else { return }
    let start = Self.point(on: center, radius, at: startAngle)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    // A cubic for 45° is accurate to 4.2e-6 radii. For 90° the error would be 2.7e-4, which is too
    // large.
    let pieces = max(1, Int((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up)))
    guard sweep != 0 else { return }
    for piece in 0..<pieces {
      let from = startAngle + sweep * CGFloat(piece) / CGFloat(pieces)
      addArcPiece(center: center, radius: radius, from: from, by: sweep / CGFloat(pieces))
    }
  }

  /// Appends a cubic that approximates a short arc.
  ///
  /// The handles of the cubic are 4/3 · tan(sweep / 4) radii long.
  private mutating func addArcPiece(
    center: CGPoint, radius: CGFloat, from: CGFloat, by sweep: CGFloat
  ) {
    // The tangent is a quotient of sine and cosine, since the C library's tangent differs between
    // machines.
    let (quarterCosine, quarterSine) = Trigonometry.direction(at: sweep / 4)
    let handle = 4.0 / 3 * quarterSine / quarterCosine * radius
    let (c0, s0) = Trigonometry.direction(at: from)
    let (c1, s1) = Trigonometry.direction(at: from + sweep)
    let (start, end) = (
      Self.point(on: center, radius, at: from), Self.point(on: center, radius, at: from + sweep)
    )
    addCurve(
      to: end, control1: CGPoint(x: start.x - handle * s0, y: start.y + handle * c0),
      control2: CGPoint(x: end.x + handle * s1, y: end.y - handle * c1))
  }

  /// Returns the signed angle that an arc covers, which is positive if it is clockwise on a screen.
  private static func sweep(from: CGFloat, to: CGFloat, clockwise: Bool) -> CGFloat {
    let difference = clockwise ? to - from : from - to
    guard difference.isFinite else { return .nan }
    // An arc covers at most one full turn, and never runs backwards.
    let whole = 2 * CGFloat.pi
    if difference >= whole { return clockwise ? whole : -whole }
    let rest = difference < 0 ? difference + (-difference / whole).rounded(.up) * whole : difference
    return clockwise ? rest : -rest
  }

  /// Returns the point of a circle at an angle in radians.
  private static func point(on center: CGPoint, _ radius: CGFloat, at angle: CGFloat) -> CGPoint {
    let (cosine, sine) = Trigonometry.direction(at: angle)
    return CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
  }
}
