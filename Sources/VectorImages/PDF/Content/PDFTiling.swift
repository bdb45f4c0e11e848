import Foundation
import RasterCore

/// A tiling pattern: a tile that is repeated in rows and columns.
struct PDFTiling {
  /// The content stream of a tile.
  let content: PDFStream
  /// The transform from the tile's coordinates to those of the drawing.
  let transform: CGAffineTransform
  let box: CGRect
  let stepX: Double, stepY: Double
  /// The colour of a tile that has no colours of its own; nil for coloured tiles.
  let color: Color?

  /// Returns the columns and rows of tiles that touch a part of the drawing; nil if there are too
  /// many, or if the transform or a step is not valid.
  func range(touching bounds: CGRect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard transform.hasInverse, stepX.isFinite, stepY.isFinite, stepX != 0, stepY != 0 else {
      return nil
    }
    let seen = Path(bounds).applying(transform.inverted()).controlPointBounds
    let (width, height) = (abs(stepX), abs(stepY))
    let columns = [(seen.minX - box.maxX) / width, (seen.maxX - box.minX) / width]
    let rows = [(seen.minY - box.maxY) / height, (seen.maxY - box.minY) / height]
    let limit = 10_000.0
    guard (columns + rows).allSatisfy({ abs($0) < 1e9 }),
      (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1) <= limit
    else { return nil }
    return (
      Int(columns[0].rounded(.down))...Int(columns[1].rounded(.up)),
      Int(rows[0].rounded(.down))...Int(rows[1].rounded(.up))
    )
  }
}

extension PDFInterpreter {
  /// Draws the tiles that touch a part of the drawing.
  func draw(_ tiling: PDFTiling, within bounds: CGRect) throws(PDFError) {
    guard let (columns, rows) = tiling.range(touching: bounds) else {
      return omit("pattern with too many tiles")
    }
    let tile = try drawing(of: tiling)
    guard !tile.isEmpty else { return }
    try budget.spend(steps: columns.count * rows.count * max(1, tile.commands.count))
    let t = tiling.transform
    for row in rows {
      for column in columns {
        let (x, y) = (Double(column) * abs(tiling.stepX), Double(row) * abs(tiling.stepY))
        canvas.transform = CGAffineTransform(
          translationX: x * t.a + y * t.c, y: x * t.b + y * t.d)
        canvas.draw(tile)
      }
    }
    canvas.transform = .identity
  }

  /// Returns the drawing of the tile at the origin.
  private func drawing(of tiling: PDFTiling) throws(PDFError) -> Drawing {
    let outer = (canvas, state, baseTransform, area, dropsWideClips, resources, path)
    defer { (canvas, state, baseTransform, area, dropsWideClips, resources, path) = outer }
    canvas = Canvas()
    canvas.transform = tiling.transform
    (baseTransform, dropsWideClips, path) = (tiling.transform, false, Path())
    area = Path(tiling.box).applying(tiling.transform).controlPointBounds
    state = PDFGraphicsState()
    if let color = tiling.color { (state.fill, state.stroke) = (.color(color), .color(color)) }
    if let own = try document.dictionary(tiling.content.dictionary["Resources"]) { resources = own }
    canvas.clip(to: tiling.box)
    try runNested(tiling.content)
    return canvas.drawing
  }
}
