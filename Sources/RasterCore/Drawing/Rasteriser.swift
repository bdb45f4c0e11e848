/// The pipeline that turns drawings into pixels, as one thing with a version.
///
/// ```
///            1                2                  3                     4
///  Canvas ─record─▶ Drawing ─plan─▶ RenderPlan ─cover─▶ CoverageRow ─paint─▶ Bitmap
///     points, y down  │   device pixels, once │     per band of rows, on all cores
/// ```
///
/// 1. **Record** (`Drawing/`, `Path/`, `Paint/`). A `Canvas` writes down commands, each with the
///    transform and the clip it is under. A `Drawing` is a value; nothing is computed yet.
/// 2. **Plan** (`Plan/`, `Stroke/`, `Text/`). `Planner` decides once what no row decides: strokes
///    become outlines, curves become edges on a grid of 1/4096 of a pixel, glyphs and shapes that are
///    known become spans of coverage, shadows masks, groups layers. After it every coordinate is in
///    device pixels, every edge is inside `RenderPlan.region`, and the plan is only read.
/// 3. **Cover** (`Coverage/`). `CellBuffer` adds the edges up to the exact area that a shape covers
///    of each pixel, and sweeps it row by row into a `CoverageRow`. The sums are integers, so the
///    order of edges and the first row of a band change nothing.
/// 4. **Paint** (`Shade/`, `Blend/`). A `Shader` gives the premultiplied colour of each pixel from
///    its column and row alone; a `Painter` blends it with what is there, as far as the pixel is
///    covered.
///
/// `Band/` runs stages 3 and 4. Each band owns its rows, so no pixel is written by two threads.
///
/// On the way to a pixel are IEEE's basic operations and square roots only: no function of the C
/// library that rounds as it likes, no fused multiply-add, no clock, locale or hash order. So the
/// same drawing gives the same bytes on every machine, however many bands it is cut into.
public enum Rasteriser {
  /// The version, which goldens carry, so that a picture that another one drew says so.
  ///
  /// Raise it with every change that gives any drawing other pixels, however few, and put the new
  /// digest into `RasteriserVersionTests`. A change that only makes drawing faster leaves it alone.
  public static let version = "1"
}
