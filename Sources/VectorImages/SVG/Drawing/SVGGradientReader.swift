import Foundation
import RasterCore

/// The conversion of a gradient element to a paint.
struct SVGGradientReader {
  /// The size that percentages refer to.
  let whole: CGSize
  /// The transform from the gradient's coordinates to the shape's.
  let transform: CGAffineTransform
  let stops: [Gradient.Stop]
  /// The value of `spreadMethod`.
  let spread: String
  /// The bounding box of the shape, in its coordinates.
  let box: CGRect
  /// Returns the value of an attribute.
  let value: (String) -> String?

  /// The maximum number of repetitions of a gradient.
  private static let repetitionLimit: CGFloat = 256

  /// The colour of all points of a gradient without length.
  private var lastColor: SVGShapePaint {
    .paint(.color(stops.last?.color ?? .clear), .identity)
  }

  private func length(_ name: String, _ axis: SVGAxis, _ share: CGFloat) -> CGFloat {
    let all = axis.whole(of: whole)
    return value(name).flatMap(SVGLength.init)?.points(of: all) ?? all * share
  }

  /// Returns the paint of a linear gradient, in the shape's coordinates.
  func linear() -> SVGShapePaint {
    let start = CGPoint(x: length("x1", .horizontal, 0), y: length("y1", .vertical, 0))
    let end = CGPoint(x: length("x2", .horizontal, 1), y: length("y2", .vertical, 0))
    guard let (from, to) = transformed(start, end) else { return lastColor }
    guard spread == "reflect" || spread == "repeat" else {
      return .paint(.linearGradient(smooth(stops), from: from, to: to), .identity)
    }
    let (x, y) = (to.x - from.x, to.y - from.y)
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ]
    let places = corners.map { (($0.x - from.x) * x + ($0.y - from.y) * y) / (x * x + y * y) }
    let first = ((places.min() ?? 0) - 1).rounded(.down)
    let last = ((places.max() ?? 1) + 1).rounded(.up)
    guard let stops = repeated(first, last) else { return lastColor }
    return .paint(
      .linearGradient(
        smooth(stops), from: CGPoint(x: from.x + first * x, y: from.y + first * y),
        to: CGPoint(x: from.x + last * x, y: from.y + last * y)), .identity)
  }

  /// Returns the ends under the transform; nil if they are one point.
  ///
  /// Lines of one colour are at right angles to the direction before the transform, and need not be
  /// after it, so that the end is moved along its line of one colour.
  private func transformed(_ start: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint)? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    guard x != 0 || y != 0 else { return nil }
    let (from, to) = (start.applying(transform), end.applying(transform))
    // The direction of the lines of one colour, after the transform.
    let line = CGSize(width: -y, height: x).applying(transform)
    let across = CGPoint(x: -line.height, y: line.width)
    let square = across.x * across.x + across.y * across.y
    guard square > 0 else { return nil }
    let share = ((to.x - from.x) * across.x + (to.y - from.y) * across.y) / square
    let result = CGPoint(x: from.x + share * across.x, y: from.y + share * across.y)
    guard result.x.isFinite, result.y.isFinite, from.x.isFinite, from.y.isFinite, result != from
    else { return nil }
    return (from, result)
  }

  /// Returns the paint of a radial gradient.
  func radial() -> SVGShapePaint {
    let center = CGPoint(x: length("cx", .horizontal, 0.5), y: length("cy", .vertical, 0.5))
    let radius = length("r", .both, 0.5)
    guard radius > 0, radius.isFinite, let inverse = transform.inverse else { return lastColor }
    guard spread == "reflect" || spread == "repeat" else {
      return radial(stops, center, radius)
    }
    let reach = box.applying(inverse)
    let x = max(abs(reach.minX - center.x), abs(reach.maxX - center.x))
    let y = max(abs(reach.minY - center.y), abs(reach.maxY - center.y))
    let last = ((x * x + y * y).squareRoot() / radius + 1).rounded(.up)
    guard let stops = repeated(0, last) else { return lastColor }
    return radial(stops, center, radius * last)
  }

  private func radial(
    _ stops: [Gradient.Stop], _ center: CGPoint, _ radius: CGFloat
  ) -> SVGShapePaint {
    guard transform.isSimilarity else {
      return .paint(.radialGradient(smooth(stops), center: center, radius: radius), transform)
    }
    return .paint(
      .radialGradient(
        smooth(stops), center: center.applying(transform), radius: radius * transform.meanScale),
      .identity)
  }

  /// The stops repeated from one whole place to another, with places from 0 to 1; nil if there are
  /// too many.
  private func repeated(_ first: CGFloat, _ last: CGFloat) -> [Gradient.Stop]? {
    guard first.isFinite, last.isFinite, last - first <= Self.repetitionLimit else { return nil }
    var result: [Gradient.Stop] = []
    for turn in Int(first)..<Int(last) {
      let isReversed = spread == "reflect" && turn & 1 != 0
      for stop in isReversed ? stops.reversed() : stops {
        let place = isReversed ? 1 - stop.location : stop.location
        result.append(
          Gradient.Stop(
            color: stop.color, location: (CGFloat(turn) + place - first) / (last - first)))
      }
    }
    return result
  }

  /// A gradient between straight colours: where the opacity changes, steps are added, because the
  /// rasteriser mixes premultiplied colours.
  private func smooth(_ stops: [Gradient.Stop]) -> Gradient {
    var result: [Gradient.Stop] = []
    for stop in stops {
      if let last = result.last, last.color.alpha != stop.color.alpha,
        last.color.withAlpha(1) != stop.color.withAlpha(1), last.location < stop.location
      {
        result += (1..<16).map { Self.mix(last, stop, Double($0) / 16) }
      }
      result.append(stop)
    }
    return Gradient(stops: result)
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
