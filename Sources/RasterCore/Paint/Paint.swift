public import Foundation

/// The paint of a shape; coordinates are in the points of the shape.
public enum Paint: Sendable, Equatable {
  /// One colour everywhere.
  case color(Color)
  /// Colours that change along the line between two points.
  case linearGradient(Gradient, from: CGPoint, to: CGPoint)
  /// Colours that change from a centre outwards.
  case radialGradient(Gradient, center: CGPoint, radius: CGFloat)
}

/// Colours along a line from 0 to 1.
///
/// Between two stops, colours are mixed premultiplied, as Core Graphics does; outside the first and
/// the last stop their colours continue. Stops are kept sorted by location.
public struct Gradient: Sendable, Hashable {
  /// A colour at a place.
  public struct Stop: Sendable, Hashable {
    /// The colour at the stop's location.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in order of their places.
  public let stops: [Stop]

  /// Makes a gradient; stops at equal places keep their order and make a hard edge.
  public init(stops: [Stop]) {
    let placed = stops.map { Stop(color: $0.color, location: CGFloat(Color.clamp($0.location))) }
    // The standard library's sort may change the order of equals: their indices keep it.
    let order = placed.indices.sorted {
      (placed[$0].location, $0) < (placed[$1].location, $1)
    }
    self.stops = order.map { placed[$0] }
  }

  /// Makes a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) })
  }
}

/// The interpolation of an image's colour between its pixels.
public enum Sampling: Sendable, Hashable {
  /// The nearest pixel's colour.
  case nearest
  /// A mix of the four nearest pixels; an image that is made smaller is averaged by area first.
  case linear
}
