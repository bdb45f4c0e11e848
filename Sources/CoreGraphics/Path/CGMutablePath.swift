// Mirrors CGMutablePath (iOS 17). Missing: arcs by tangents, relative arcs.
public import Foundation
package import RasterCore

/// A path to which lines, curves and shapes can be appended.
public final class CGMutablePath: CGPath {
  /// Makes a path without contours.
  public init() { super.init(Path()) }

  package override init(_ path: Path) { super.init(path) }

  /// Begins a new contour at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Appends a straight line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Appends a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Appends a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Appends a new contour of lines through points.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  /// Appends a rectangle as a closed contour.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Appends the ellipse inside a rectangle as a closed contour.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Appends a rectangle with rounded corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let rounded = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    path.addPath(rounded, transform: .identity)
  }
  /// Appends an arc of a circle, with a line from the current point to its start if there is one.
  ///
  /// Angles are in radians. As in Core Graphics, `clockwise` refers to coordinates whose y axis
  /// points up. On a screen, where that axis points down, the visible direction is reversed.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Appends all contours of another path, once transformed.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
  /// Closes the current contour with a line to its start.
  public func closeSubpath() { path.closeSubpath() }
}
