import Foundation
import RasterCore

extension Color {
  /// Returns the attributes for painting with the colour, each preceded by a space.
  func svg(_ attribute: String) -> String {
    let alpha = min(max(self.alpha, 0), 1)
    let opacity = alpha < 1 ? " \(attribute)-opacity=\"\(Grid.share.text(CGFloat(alpha)))\"" : ""
    return " \(attribute)=\"\(withAlpha(1).svgHex)\"\(opacity)"
  }

  /// The opaque colour in CSS's shortest notation.
  var svgHex: String {
    let digits = Array(hex.lowercased())
    let pairs = [1, 3, 5].allSatisfy { digits[$0] == digits[$0 + 1] }
    return pairs ? "#\(digits[1])\(digits[3])\(digits[5])" : String(digits)
  }
}

extension Paint {
  var isClear: Bool {
    if case .color(let color) = self { return !(color.alpha > 0) }
    return false
  }

  /// Returns the attributes for painting with this paint, each preceded by a space.
  ///
  /// - Parameters:
  ///   - attribute: `fill` or `stroke`.
  ///   - transform: the transform from the paint's coordinates to those of the element.
  ///   - grid: the precision of the element's coordinates.
  ///   - definitions: the definitions to which a gradient is added.
  /// - Returns: one or two attributes.
  func svg(
    _ attribute: String, under transform: CGAffineTransform, on grid: Grid,
    _ definitions: Definitions
  ) -> String {
    // The paint's coordinates may be those of a unit square, which need more decimals.
    let fine = grid.inside(transform)
    let matrix = grid.text(transform, as: "gradientTransform")
    func reference(_ element: String, _ geometry: String, _ gradient: Gradient) -> String {
      let name = definitions.name(
        "p", element,
        " gradientUnits=\"userSpaceOnUse\"\(geometry)\(gradient.svgSpread)\(matrix)>"
          + "\(gradient.svgStops)</\(element)>")
      return " \(attribute)=\"url(#\(name))\""
    }
    switch self {
    case .color(let color): return color.svg(attribute)
    case .linearGradient(let gradient, let from, let to):
      let start = " x1=\"\(fine.text(from.x))\" y1=\"\(fine.text(from.y))\""
      let end = " x2=\"\(fine.text(to.x))\" y2=\"\(fine.text(to.y))\""
      return reference("linearGradient", start + end, gradient)
    case .radialGradient(let gradient, let center, let radius):
      let place = " cx=\"\(fine.text(center.x))\" cy=\"\(fine.text(center.y))\""
      return reference("radialGradient", "\(place) r=\"\(fine.text(radius))\"", gradient)
    case .circleGradient(let gradient, let circles):
      return reference("radialGradient", circles.svg(on: fine), gradient.inside(circles))
    case .transformed(let paint, let inner):
      return paint.svg(attribute, under: inner.concatenating(transform), on: grid, definitions)
    }
  }
}

extension GradientCircles {
  /// The attributes of a radial gradient, each preceded by a space.
  fileprivate func svg(on grid: Grid) -> String {
    let focus = " fx=\"\(grid.text(start.x))\" fy=\"\(grid.text(start.y))\""
    let place = " cx=\"\(grid.text(end.x))\" cy=\"\(grid.text(end.y))\""
    return "\(place) r=\"\(grid.text(endRadius))\"\(focus) fr=\"\(grid.text(startRadius))\""
  }
}

extension Gradient {
  /// The attribute for a gradient that is repeated or reflected, preceded by a space; empty for any
  /// other gradient.
  fileprivate var svgSpread: String {
    switch spread {
    case .pad: ""
    case .reflect: " spreadMethod=\"reflect\""
    case .repeat: " spreadMethod=\"repeat\""
    }
  }

  /// Returns the gradient with an additional transparent stop at each end at which the circles of a
  /// radial gradient are not extended.
  fileprivate func inside(_ circles: GradientCircles) -> Gradient {
    let before = circles.extendsStart ? [] : [Stop(color: .clear, location: 0)]
    let after = circles.extendsEnd ? [] : [Stop(color: .clear, location: 1)]
    return Gradient(stops: before + stops + after, spread: spread)
  }

  /// The stops, with additional stops between two of different alpha.
  ///
  /// SVG interpolates colours that are not premultiplied, whereas the rasteriser interpolates
  /// premultiplied ones. The additional stops approximate the rasteriser's colours.
  fileprivate var svgStops: String {
    var placed = stops.first.map { [$0] } ?? []
    for (stop, next) in zip(stops, stops.dropFirst()) {
      guard stop.color.alpha != next.color.alpha, next.location > stop.location else {
        placed.append(next)
        continue
      }
      for eighth in 0...8 { placed.append(Self.mix(stop, next, CGFloat(eighth) / 8)) }
    }
    return placed.map { stop in
      "<stop offset=\"\(Grid.share.text(stop.location))\"\(stop.color.svg("stop").stopColor)/>"
    }.joined()
  }

  /// Returns the stop at a fraction of the distance between two stops.
  private static func mix(_ one: Stop, _ other: Stop, _ share: CGFloat) -> Stop {
    let (a, b) = (one.color, other.color)
    let t = Double(share)
    let alpha = a.alpha + (b.alpha - a.alpha) * t
    func part(_ path: KeyPath<Color, Double>) -> Double {
      let (from, to) = (a[keyPath: path] * a.alpha, b[keyPath: path] * b.alpha)
      return (from + (to - from) * t) / alpha
    }
    // The colour is computed from premultiplied colours; if the result is transparent, any colour
    // is right.
    let color =
      alpha > 0
      ? Color(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: alpha)
      : (a.alpha > 0 ? a : b).withAlpha(0)
    return Stop(color: color, location: one.location + (other.location - one.location) * share)
  }
}

extension String {
  /// The attributes of a paint, converted to those of a gradient's stop, such as `stop-color`.
  fileprivate var stopColor: String { replacingOccurrences(of: " stop=", with: " stop-color=") }
}
