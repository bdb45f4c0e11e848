import Foundation
import RasterCore

/// An arc of an ellipse between two points, as path data describes it: by its ends, its radii, a
/// rotation and two flags.
struct EllipticalArc {
  /// The transform from the unit circle to the ellipse.
  private let ellipse: CGAffineTransform
  /// The end point as given, at which the arc ends exactly.
  private let end: CGPoint
  private let startAngle: CGFloat, sweep: CGFloat

  /// Makes an arc; nil if it degenerates to a line or a point, or is not finite.
  ///
  /// The radii are enlarged if no ellipse of this size reaches both points (SVG 2, appendix B).
  init?(
    from start: CGPoint, to end: CGPoint, radii: (x: CGFloat, y: CGFloat), degrees: CGFloat,
    isLarge: Bool, isClockwise: Bool
  ) {
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0, start != end else { return nil }
    let turn = SVGTransformList.rotation(degrees)
    // Half the vector from the end to the start, in the directions of the ellipse's axes.
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
      .applying(turn.inverted())
    let excess = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let (x, y) = (half.x / rx, half.y / ry)
    let length = x * x + y * y
    // The centre is on the perpendicular bisector of the chord, in the unit circle's coordinates.
    let distance = max(0, 1 / length - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(x: distance * y, y: -distance * x)
    startAngle = Trigonometry.arctangent(y: y - center.y, x: x - center.x)
    let endAngle = Trigonometry.arctangent(y: -y - center.y, x: -x - center.x)
    var sweep = endAngle - startAngle
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    ellipse = CGAffineTransform(translationX: center.x, y: center.y)
      .concatenating(CGAffineTransform(scaleX: rx, y: ry)).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    (self.sweep, self.end) = (sweep, end)
    guard ellipse.isFinite, sweep.isFinite else { return nil }
  }

  /// The path elements after the start, the last of which ends exactly at the end.
  fileprivate var elements: [Path.Element] {
    var circle = Path()
    circle.addArc(
      center: .zero, radius: 1, startAngle: startAngle, endAngle: startAngle + sweep,
      clockwise: sweep > 0)
    var elements = Array(circle.applying(ellipse).elements.dropFirst())
    if case .curve(_, let first, let second) = elements.last {
      elements[elements.count - 1] = .curve(to: end, control1: first, control2: second)
    }
    return elements
  }
}

extension Path {
  /// Appends an arc, which begins at the current point.
  mutating func add(_ arc: EllipticalArc) {
    for element in arc.elements {
      guard case .curve(let end, let first, let second) = element else { continue }
      addCurve(to: end, control1: first, control2: second)
    }
  }
}
