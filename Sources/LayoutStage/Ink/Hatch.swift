package import Foundation

/// Parallel lines at 45° that fill a rectangle, rising to the right.
///
///     ╱╱╱╱╱╱╱╱
///     ╱╱╱╱╱╱╱╱
///
/// The positions of the lines do not depend on the rectangle, so the hatching of adjacent
/// rectangles is continuous.
package struct Hatch: Equatable {
  /// The segments of the lines, which end exactly at the rectangle's edges.
  package let lines: [Segment]

  /// Computes the lines for a rectangle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle to fill.
  ///   - spacing: the horizontal distance between lines, in points.
  package init(filling rect: CGRect, spacing: CGFloat) {
    // On each line the sum x + y is constant, and is a multiple of the spacing.
    let first = ((rect.minX + rect.minY) / spacing).rounded(.up)
    let last = ((rect.maxX + rect.maxY) / spacing).rounded(.down)
    guard rect.width > 0, rect.height > 0, first <= last else {
      lines = []
      return
    }
    lines = stride(from: first, through: last, by: 1).compactMap { step in
      let sum = step * spacing
      let lower = max(rect.minX, sum - rect.maxY)
      let upper = min(rect.maxX, sum - rect.minY)
      guard lower < upper else { return nil }
      return Segment(
        start: CGPoint(x: lower, y: sum - lower), end: CGPoint(x: upper, y: sum - upper))
    }
  }
}
