import Foundation

/// An outline to fill: a path or, if there is a style, the outline of the path's stroke.
struct Contour {
  var path: Path
  var style: StrokeStyle?
  var rule = FillRule.nonZero

  /// Adds the contour's edges under a transform to a builder.
  func add(to builder: inout EdgeBuilder, _ transform: CGAffineTransform) {
    guard let style else { return builder.add(path, transform: transform) }
    // The stroke's outline is computed before the transform, so that the transform also affects the
    // stroke's width.
    let outlines = Stroker.outlines(of: path, style, scale: transform.largestStretch)
    builder.add(outlines, transform: transform)
  }
}
