import Foundation

/// The cache key of a contour's coverage, apart from the whole pixel at which it is.
///
/// Points are counted from the path's first one, and that one from its pixel:
///
/// ```
///  ├──┼──┼──┼──┼        a path at x = 301.25, all of whose points are counted from there,
///           ·╭───       at 0.25 of the pixel 301
/// ```
///
/// They are rounded to 2⁻³⁴: the same shape made in two places differs by less, by what its numbers
/// were rounded there. A coverage is made of what the key says whether it is kept or not, so that
/// it cannot depend on what was drawn before.
struct ContourKey {
  /// The pixel that the contour is on.
  struct Place {
    let x: Int, y: Int
    /// From coordinates that count from the contour's first point to pixels that count from here.
    let transform: CGAffineTransform
  }

  /// The points' coordinates on their grid, and the kinds of their steps.
  let words: [Int]
  let transform: CGAffineTransform
  let style: StrokeStyle?
  let rule: FillRule
  let hash: Int
}
