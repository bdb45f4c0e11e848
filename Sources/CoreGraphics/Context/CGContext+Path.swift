public import Foundation
import RasterCore

extension CGContext {
  /// Discards the current path and begins a new one.
  public func beginPath() { current = Path() }
  /// Begins a new contour at a point.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Appends a straight line to a point.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Appends a new contour of lines through points.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  /// Appends a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }
  /// Appends a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Appends a rectangle as a closed contour.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Appends the ellipse inside a rectangle as a closed contour.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Appends an arc of a circle, with a line from the current point to its start if there is one.
  ///
  /// Angles are in radians; `clockwise` has the same meaning as in `CGMutablePath.addArc`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Appends all contours of a path.
  public func addPath(_ path: CGPath) { current.addPath(path.value) }
  /// Closes the current contour with a line to its start.
  public func closePath() { current.closeSubpath() }
  /// The current path; nil if it is empty.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current) }
}
