public import Foundation

/// What a shape is filled with; coordinates are in the points of the shape.
public enum Paint: Sendable, Equatable {
  /// One colour everywhere.
  case color(Color)
  /// Colours that change along the line between two points.
  case linearGradient(Gradient, from: CGPoint, to: CGPoint)
  /// Colours that change from a centre outwards.
  case radialGradient(Gradient, center: CGPoint, radius: CGFloat)
}
