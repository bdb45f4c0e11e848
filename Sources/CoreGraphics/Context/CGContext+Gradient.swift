public import Foundation
import RasterCore

extension CGContext {
  /// A distance in points that is longer than any image: eight times the longest side that
  /// `PixelGrid` allows.
  private static let far: CGFloat = 131_072

  /// Draws a linear gradient from `start` to `end`; without options, only between the
  /// perpendiculars at both points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    canvas.save()
    let band = Self.band(from: start, to: end, options)
    canvas.fill(
      band, with: .linearGradient(gradient.value, from: start, to: end),
      blendMode: state.blendMode.value)
    canvas.restore()
  }

  /// Draws a radial gradient inside the end circle, from its centre outwards; with
  /// `drawsAfterEndLocation` the last colour fills the area outside the circle.
  ///
  /// Differs from Core Graphics: the gradient is always drawn around `endCenter` and with a start
  /// radius of 0.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let reach = options.contains(.drawsAfterEndLocation) ? Self.far : endRadius
    let disc = CGRect(
      x: endCenter.x - reach, y: endCenter.y - reach, width: 2 * reach, height: 2 * reach)
    canvas.fill(
      Path(ellipseIn: disc),
      with: .radialGradient(gradient.value, center: endCenter, radius: endRadius),
      blendMode: state.blendMode.value)
  }

  /// Returns the area between the perpendiculars at both ends of a line; an option extends it
  /// beyond an end.
  private static func band(
    from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions
  ) -> Path {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    var path = Path()
    guard length > 0 else { return path }
    let along = CGVector(dx: dx / length, dy: dy / length)
    let across = CGVector(dx: -along.dy, dy: along.dx)
    let before = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let after = options.contains(.drawsAfterEndLocation) ? far : length
    func corner(_ s: CGFloat, _ t: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along.dx * s + across.dx * t, y: start.y + along.dy * s + across.dy * t)
    }
    path.addLines(between: [
      corner(before, -far), corner(after, -far), corner(after, far), corner(before, far),
    ])
    path.closeSubpath()
    return path
  }
}
