public import Foundation
import RasterCore

extension UIBezierPath {
  /// Begins a new contour at a point.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Appends a straight line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Appends a cubic Bézier curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Appends a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Appends an arc of a circle, with a line from the current point to its start; `clockwise` is
  /// the direction as seen on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Closes the contour with a line to its start.
  public func close() { path.closeSubpath() }

  /// Removes all contours.
  public func removeAllPoints() { path = .init() }

  /// Appends another path's contours.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Returns the path with the direction of every contour reversed.
  public func reversing() -> UIBezierPath {
    let result = UIBezierPath(path.reversed())
    result.style = style
    return result
  }

  /// Applies a transform to every point.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Whether the path has no contours.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains the lines and curves.
  public var bounds: CGRect { path.boundingBox }

  /// The end of the last element, where the next one begins; zero if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside the path.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }
}
