import Foundation
import RasterCore

/// A smooth transition between colours (ISO 32000-1, 8.7.4.5).
struct PDFShading {
  enum Kind {
    case axial(from: CGPoint, to: CGPoint, ShadingColors)
    case radial(GradientCircles, ShadingColors)
    /// Colours given by a function of x and y in the domain; the matrix maps the domain into the
    /// shading's coordinates.
    case function(PDFFunction, domain: CGRect, CGAffineTransform)
    case mesh([ShadingTriangle])
  }

  let type: Int
  let kind: Kind
  let space: PDFColorSpace
  /// The colour outside the shading if it is used as a pattern; nil means transparent.
  let background: Color?
  /// The rectangle to which the shading is clipped, in the shading's coordinates; nil if the
  /// shading is not clipped.
  let box: CGRect?
}

/// The colours along an axial or radial shading, and whether they extend beyond its ends.
struct ShadingColors {
  let stops: [Gradient.Stop]
  let extendsStart: Bool, extendsEnd: Bool

  /// Returns the gradient of the colours; if `extending` is true, the area beyond an end that is
  /// not extended is transparent.
  func gradient(alpha: Double, extending: Bool = true) -> Gradient {
    var stops = stops.map {
      Gradient.Stop(color: $0.color.withAlpha($0.color.alpha * alpha), location: $0.location)
    }
    guard extending else { return Gradient(stops: stops) }
    if !extendsStart { stops.insert(.init(color: .clear, location: 0), at: 0) }
    if !extendsEnd { stops.append(.init(color: .clear, location: 1)) }
    return Gradient(stops: stops)
  }

  /// Returns the colours compressed into the locations from `start` to 1; locations before `start`
  /// have the first colour.
  func from(_ start: Double) -> ShadingColors {
    ShadingColors(
      stops: stops.map {
        .init(color: $0.color, location: CGFloat(start) + $0.location * CGFloat(1 - start))
      }, extendsStart: true, extendsEnd: extendsEnd)
  }
}

extension PDFShading {
  /// Returns the shading as a paint in its own coordinates; nil for a shading that is drawn as
  /// pixels.
  func paint(alpha: Double) -> Paint? {
    switch kind {
    case .axial(let from, let to, let colors):
      return .linearGradient(colors.gradient(alpha: alpha), from: from, to: to)
    case .radial(let circles, let colors):
      // Concentric circles are drawn faster as a simple radial gradient.
      if circles.start == circles.end, circles.endRadius > circles.startRadius,
        circles.startRadius == 0 || colors.extendsStart
      {
        let start = Double(circles.startRadius / circles.endRadius)
        return .radialGradient(
          colors.from(start).gradient(alpha: alpha), center: circles.end, radius: circles.endRadius)
      }
      return .circleGradient(colors.gradient(alpha: alpha, extending: false), circles)
    case .function, .mesh: return nil
    }
  }
}
