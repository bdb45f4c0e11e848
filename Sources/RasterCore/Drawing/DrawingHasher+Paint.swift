import Foundation

extension DrawingHasher {
  mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      add(0)
      add(color)
    case .linearGradient(let gradient, let start, let end):
      add(1)
      add(gradient)
      add(start)
      add(end)
    case .radialGradient(let gradient, let center, let radius):
      add(2)
      add(gradient)
      add(center)
      add(radius)
    case .circleGradient(let gradient, let circles):
      add(3)
      add(gradient)
      add(circles)
    case .transformed(let paint, let transform):
      add(4)
      add(paint)
      var writer = writer(for: 6)
      writer.add(transform)
      take(writer)
    }
  }

  private mutating func add(_ gradient: Gradient) {
    // The number of stops is small, so the spread is stored in the high bits of the same integer.
    add(gradient.stops.count | gradient.spread.number << 48)
    store(gradient.stops, upTo: 5) { writer, stop in
      writer.add(stop.color)
      writer.add(stop.location)
    }
  }

  private mutating func add(_ circles: GradientCircles) {
    add(circles.start)
    add(circles.startRadius)
    add(circles.end)
    add(circles.endRadius)
    add((circles.extendsStart ? 1 : 0) + (circles.extendsEnd ? 2 : 0))
  }
}

extension Gradient.Spread {
  fileprivate var number: Int {
    switch self {
    case .pad: 0
    case .reflect: 1
    case .repeat: 2
    }
  }
}
