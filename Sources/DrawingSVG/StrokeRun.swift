import RasterCore

/// A run of consecutive strokes with the same opaque colour.
///
/// Strokes of the same width share a path.
///
/// A picture may have hundreds of strokes. If they have the same opaque colour, their order is
/// invisible, so they can be grouped by width.
struct StrokeRun {
  /// The attributes shared by all strokes: the colour, the caps and the joins.
  let attributes: String
  private let grid: Grid
  private var widths: [String] = []
  private var data: [String: PathData] = [:]

  init(attributes: String, grid: Grid) { (self.attributes, self.grid) = (attributes, grid) }

  /// Adds a stroke.
  ///
  /// - Parameters:
  ///   - path: the path, in the coordinates of the run.
  ///   - width: the width's attribute, preceded by a space; empty for a width of 1.
  ///   - isRound: whether caps and joins are round. A line that begins at the end of another one
  ///     then looks the same as its continuation.
  mutating func add(_ path: Path, width: String, isRound: Bool) {
    if data[width] == nil {
      widths.append(width)
      data[width] = PathData(grid: grid)
    }
    data[width]?.joinsContours = isRound
    data[width]?.add(path)
  }

  /// The SVG elements of the run, one per line.
  var lines: [String] {
    let paths = widths.compactMap { width in
      data[width].map { (data: $0.text, width: width) }
    }.filter { !$0.data.isEmpty }
    let common = " fill=\"none\"\(attributes)"
    guard paths.count > 1 else {
      return paths.map { "<path d=\"\($0.data)\"\(common)\($0.width)/>" }
    }
    return ["<g\(common)>"] + paths.map { "<path d=\"\($0.data)\"\($0.width)/>" } + ["</g>"]
  }
}
