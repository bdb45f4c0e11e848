package import Foundation

/// The paint that fills a shape: a colour or a gradient.
///
/// The paint has the coordinate system of the shape.
package enum Paint: Sendable, Equatable {
  /// One colour everywhere.
  case color(Color)
  /// Colours that change along the line between two points.
  case linearGradient(Gradient, from: CGPoint, to: CGPoint)
  /// Colours that change from a centre outwards.
  case radialGradient(Gradient, center: CGPoint, radius: CGFloat)
  /// Colours that change from one circle to another.
  case circleGradient(Gradient, GradientCircles)
  /// A paint in another coordinate system, and the transform to that of the shape.
  indirect case transformed(Paint, CGAffineTransform)
}

/// A sequence of colours along a line from 0 to 1.
///
/// Between two stops, premultiplied colours are interpolated, as in Core Graphics. From 0 to the
/// first stop and from the last stop to 1, the colour is that of the stop.
package struct Gradient: Sendable, Hashable {
  /// A colour at a location.
  package struct Stop: Sendable, Hashable {
    /// The colour at the stop's location.
    package var color: Color
    /// The location, from 0 to 1.
    package var location: CGFloat

    /// Makes a stop with a colour at a location from 0 to 1.
    package init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours at locations before 0 and after 1.
  package enum Spread: Sendable, Hashable, CaseIterable {
    /// The colours of the first and the last stop.
    case pad
    /// The gradient, repeated with every second copy reversed.
    case reflect
    /// The gradient, repeated.
    case `repeat`
  }

  /// The stops, sorted by location.
  package let stops: [Stop]
  /// The colours before 0 and after 1.
  package let spread: Spread

  /// Makes a gradient.
  ///
  /// Locations are limited to 0…1. Stops with equal locations keep their order and make a hard
  /// edge.
  package init(stops: [Stop], spread: Spread = .pad) {
    self.spread = spread
    let placed = stops.map { Stop(color: $0.color, location: CGFloat(Color.clamp($0.location))) }
    // The sort of the standard library is not guaranteed to be stable, so the indices are compared
    // too.
    let order = placed.indices.sorted {
      (placed[$0].location, $0) < (placed[$1].location, $1)
    }
    self.stops = order.map { placed[$0] }
  }

  /// Makes a gradient of evenly spaced colours.
  package init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) })
  }
}

/// The interpolation of an image's colours between its pixels.
package enum Sampling: Sendable, Hashable {
  /// The nearest pixel's colour.
  case nearest
  /// A mix of the four nearest pixels.
  ///
  /// If the image is shrunk, it is first averaged by area.
  case linear
}
