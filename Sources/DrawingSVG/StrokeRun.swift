import RasterCore

/// Strokes of one opaque colour that follow each other, those of one width as one path.
///
/// A drawing of leaves has hundreds of them. Among strokes of one opaque colour the order cannot be
/// seen.
struct StrokeRun {
  /// The attributes that all strokes share: the colour, and the caps and joins.
  let attributes: String
  private let grid: Grid
  private var widths: [String] = []
  private var data: [String: PathData] = [:]

  init(attributes: String, grid: Grid) { (self.attributes, self.grid) = (attributes, grid) }

  /// Adds a stroke.
  ///
  /// - Parameters:
  ///   - path: in the coordinates of the run.
  ///   - width: its attribute, with the space before it; empty for a width of 1.
  ///   - isRound: whether ends and joins are round: then a line that begins where another ended is
  ///     the same as one that goes on.
  mutating func add(_ path: Path, width: String, isRound: Bool) {
    if data[width] == nil {
      widths.append(width)
      data[width] = PathData(grid: grid)
    }
    data[width]?.joinsContours = isRound
    data[width]?.add(path)
  }

  /// The SVG elements, a line each.
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
