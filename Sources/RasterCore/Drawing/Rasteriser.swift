/// The pipeline that turns drawings into pixels.
///
/// All stages together have one ``version``.
///
/// ```
///            1                2                  3                     4
///  Canvas ─record─▶ Drawing ─plan─▶ RenderPlan ─cover─▶ CoverageRow ─paint─▶ Bitmap
///     points, y down  │   device pixels, once │     per band of rows, on all cores
/// ```
///
/// 1. **Record** (`Drawing/`, `Path/`, `Paint/`). A `Canvas` records commands, each with its
///    transform and clip. A `Drawing` is a value; nothing is computed yet.
/// 2. **Plan** (`Plan/`, `Stroke/`, `Text/`). `Planner` does everything that does not depend on a
///    row: strokes become outlines, curves become edges on a grid of 1/4096 of a pixel, cached
///    glyphs and shapes become spans of coverage, shadows become masks, and groups become layers.
///    Afterwards every coordinate is in device pixels, every edge is inside `RenderPlan.region`,
///    and the plan is read-only.
/// 3. **Cover** (`Coverage/`). `CellBuffer` sums the edges to the exact area of each pixel that a
///    shape covers, and sweeps it row by row into a `CoverageRow`. The sums are integers, so a
///    pixel depends neither on the order of the edges nor on the row at which its band starts.
/// 4. **Paint** (`Shade/`, `Blend/`). A `Shader` computes the premultiplied colour of each pixel
///    from its column and row; a `Painter` blends it with the existing pixel, weighted by the
///    coverage.
///
/// `Band/` runs stages 3 and 4. Each band owns its rows, so no two threads write the same pixel.
///
/// Pixels are computed with IEEE basic operations and square roots only. No C library functions
/// with platform-dependent rounding, fused multiply-adds, clocks, locales or hash orders are
/// involved, so a drawing gives the same bytes on every machine and for any number of bands.
package enum Rasteriser {
  /// The version of the pipeline.
  ///
  /// The version is stored in goldens to identify pictures drawn by a different version.
  ///
  /// Raise it with every change that alters any pixel of any drawing, and put the new digest into
  /// `RasteriserVersionTests`. A change that only makes drawing faster does not need a new version.
  package static let version = "1"
}
