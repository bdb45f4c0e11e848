// Mirrors CAGradientLayer (iOS 17). Missing: conic gradients, interpolation.
public import Foundation
import RasterCore

/// A layer filled with colours that change along a line or from a point outwards.
open class CAGradientLayer: CALayer {
  /// The `CGColor`s in order.
  open var colors: [Any]?
  /// The places of the colours from 0 to 1; without, they are evenly spaced.
  open var locations: [NSNumber]?
  /// Where the first colour lies, in parts of the bounds; default the middle of the top.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour lies, in parts of the bounds; default the middle of the bottom.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Whether the colours change along a line or outwards; default along a line.
  open var type = CAGradientLayerType.axial

  override func recordContents(into canvas: Canvas) {
    guard let gradient, !bounds.isEmpty else { return super.recordContents(into: canvas) }
    switch type {
    case .radial: fillRadially(gradient, canvas)
    default:
      canvas.fill(
        outline(),
        with: .linearGradient(gradient, from: place(startPoint), to: place(endPoint)))
    }
    super.recordContents(into: canvas)
  }

  /// Fills with ellipses around the start that reach the end point along each axis.
  private func fillRadially(_ gradient: Gradient, _ canvas: Canvas) {
    let center = place(startPoint)
    let (x, y) = (abs(place(endPoint).x - center.x), abs(place(endPoint).y - center.y))
    guard x > 0, y > 0 else { return }
    canvas.save()
    canvas.clip(to: outline())
    canvas.translate(x: center.x, y: center.y)
    canvas.scale(x: x, y: y)
    let area = bounds.offsetBy(dx: -center.x, dy: -center.y)
      .applying(CGAffineTransform(scaleX: 1 / x, y: 1 / y))
    canvas.fill(area, with: .radialGradient(gradient, center: .zero, radius: 1))
    canvas.restore()
  }

  private var gradient: Gradient? {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.value }
    guard !colors.isEmpty else { return nil }
    let locations = locations?.map { CGFloat($0.doubleValue) }
    return Gradient(colors, at: locations?.count == colors.count ? locations : nil)
  }

  private func place(_ part: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
  }
}
