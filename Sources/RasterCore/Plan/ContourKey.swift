import Foundation

/// The cache key of a contour's coverage.
///
/// The key does not contain the pixel at which the contour is drawn, so that equal shapes at
/// different positions share a coverage.
///
/// All points are relative to the path's first point, and the first point is relative to its pixel:
///
/// ```
///  ├──┼──┼──┼──┼        a path at x = 301.25: its points are relative to x = 301.25,
///           ·╭───       which is at 0.25 of the pixel 301
/// ```
///
/// Coordinates are rounded to multiples of 2⁻³⁴, because the same shape computed at two positions
/// differs slightly by rounding errors. A coverage is always computed from the rounded coordinates,
/// whether it is cached or not, so it cannot depend on previous drawings.
struct ContourKey {
  /// The pixel at which a contour is drawn.
  struct Place {
    let x: Int, y: Int
    /// The transform from coordinates relative to the contour's first point to device coordinates
    /// relative to this pixel.
    let transform: CGAffineTransform
  }

  /// The points' coordinates as multiples of 2⁻³⁴, and the kinds of their elements.
  let words: [Int]
  let transform: CGAffineTransform
  let style: StrokeStyle?
  let rule: FillRule
  let hash: Int
}
