// Mirrors CAGradientLayer (iOS 17). Missing: conic gradients, interpolation.
// Mirrors CAGradientLayerType (iOS 17). Missing: conic.
public import Foundation
package import RasterCore

/// A layer filled with a gradient along a line or outwards from a point.
open class CAGradientLayer: CALayer {
  /// The `CGColor`s of the gradient, in order.
  open var colors: [Any]?
  /// The locations of the colours from 0 to 1; if nil, or if there is not one for each colour, the
  /// colours are evenly spaced.
  open var locations: [NSNumber]?
  /// The start of the gradient in the unit square of the bounds; the default is the middle of the
  /// top.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient in the unit square of the bounds; the default is the middle of the
  /// bottom.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient; the default is `axial`.
  open var type = CAGradientLayerType.axial

  package override func recordContents(into canvas: Canvas) {
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

  /// Fills the layer with an elliptical gradient around the start point, whose radii reach the end
  /// point along each axis; if a radius is 0, nothing is filled.
  private func fillRadially(_ gradient: Gradient, _ canvas: Canvas) {
    let center = place(startPoint)
    let x = abs(place(endPoint).x - center.x)
    let y = abs(place(endPoint).y - center.y)
    guard x > 0, y > 0 else { return }
    // The rasteriser has no elliptical gradients, so a circular one of radius 1 is scaled.
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

/// The kind of a gradient: along a line, or outwards from a point.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient outwards from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
