import Foundation
import RasterCore

/// The conversion of a gradient element to a paint in the gradient's own coordinates.
struct SVGGradientReader {
  /// The size to which percentages refer.
  let whole: CGSize
  let stops: [Gradient.Stop]
  /// The closure that returns the value of an attribute.
  let value: (String) -> String?

  /// The last stop's colour, which all points of a gradient without length have.
  private var lastColor: Paint { .color(stops.last?.color ?? .clear) }

  private func length(_ name: String, _ axis: SVGAxis, _ share: CGFloat) -> CGFloat {
    let all = axis.whole(of: whole)
    return value(name).flatMap(SVGLength.init)?.points(of: all) ?? all * share
  }

  func linear() -> Paint {
    let start = CGPoint(x: length("x1", .horizontal, 0), y: length("y1", .vertical, 0))
    let end = CGPoint(x: length("x2", .horizontal, 1), y: length("y2", .vertical, 0))
    guard start != end else { return lastColor }
    return .linearGradient(gradient, from: start, to: end)
  }

  /// Returns the paint of a radial gradient; a focus outside the gradient's circle is moved inside.
  func radial() -> Paint {
    let center = CGPoint(x: length("cx", .horizontal, 0.5), y: length("cy", .vertical, 0.5))
    let radius = length("r", .both, 0.5)
    guard radius > 0, radius.isFinite else { return lastColor }
    var focus = CGPoint(
      x: value("fx") == nil ? center.x : length("fx", .horizontal, 0.5),
      y: value("fy") == nil ? center.y : length("fy", .vertical, 0.5))
    let focalRadius = max(0, length("fr", .both, 0))
    if focus == center, focalRadius == 0 {
      return .radialGradient(gradient, center: center, radius: radius)
    }
    let (x, y) = (focus.x - center.x, focus.y - center.y)
    let (distance, limit) = ((x * x + y * y).squareRoot(), radius * 0.999)
    if distance > limit {
      focus = CGPoint(x: center.x + x / distance * limit, y: center.y + y / distance * limit)
    }
    return .circleGradient(
      gradient,
      GradientCircles(start: focus, startRadius: focalRadius, end: center, endRadius: radius))
  }

  private var gradient: Gradient {
    let spread: Gradient.Spread =
      switch value("spreadMethod") {
      case "reflect": .reflect
      case "repeat": .repeat
      default: .pad
      }
    return Gradient(stops: smoothStops, spread: spread)
  }

  /// The stops for interpolation without premultiplied alpha: between stops that differ in opacity
  /// and colour, stops are added, because the rasteriser interpolates premultiplied colours.
  private var smoothStops: [Gradient.Stop] {
    var result: [Gradient.Stop] = []
    for stop in stops {
      if let last = result.last, last.color.alpha != stop.color.alpha,
        last.color.withAlpha(1) != stop.color.withAlpha(1), last.location < stop.location
      {
        result += (1..<16).map { Self.mix(last, stop, Double($0) / 16) }
      }
      result.append(stop)
    }
    return result
  }

  private static func mix(
    _ one: Gradient.Stop, _ other: Gradient.Stop, _ share: Double
  ) -> Gradient.Stop {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    let (a, b) = (one.color, other.color)
    return Gradient.Stop(
      color: Color(
        red: between(a.red, b.red), green: between(a.green, b.green),
        blue: between(a.blue, b.blue), alpha: between(a.alpha, b.alpha)),
      location: CGFloat(between(Double(one.location), Double(other.location))))
  }
}
