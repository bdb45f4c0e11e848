import Foundation

/// The outline that is filled: a path, or the outline of its stroke.
struct Contour {
  var path: Path
  var style: StrokeStyle?
  var rule = FillRule.nonZero

  /// Adds the contour's edges under a transform.
  func add(to builder: inout EdgeBuilder, _ transform: CGAffineTransform) {
    guard let style else { return builder.add(path, transform: transform) }
    // The outline is made before it is transformed, so that the pen is transformed too.
    let outlines = Stroker.outlines(of: path, style, scale: transform.largestStretch)
    builder.add(outlines, transform: transform)
  }
}
