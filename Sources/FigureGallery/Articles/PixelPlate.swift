import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText

/// One small shape on its way from a path to bytes.
///
///     1 Path       2 Edges      3 Cells
///     4 Coverage   5 Pixels     6 One cell, larger
///     7 One row: cells, their sums, coverage, bytes
struct PixelPlate {
  /// A rounded rectangle between pixels; the left side runs down, so that its areas are positive.
  static let shape = Path(
    roundedRect: CGRect(x: 1.25, y: 0.5, width: 6.5, height: 5.5), radius: 1.75
  ).reversed()
  /// The colour that it is painted in, over white.
  static let paint = Color(red: 1, green: 149.0 / 255, blue: 0)
  static let columns = 9
  static let rows = 7
  /// The row that is followed to its bytes, and the pixel that is drawn large.
  static let row = 1
  static let pixel = (x: 1, y: 1)

  let palette: FigurePalette
  let steps = CoverageSteps(of: shape, width: columns, height: rows)
  let bitmap = Drawing { $0.fill(shape, with: .color(paint)) }
    .rasterized(width: columns, height: rows, background: .white)

  private static let size = CGSize(width: 1188, height: 1196)
  private static let columnX: [CGFloat] = [56, 432, 808]
  private static let rowY: [CGFloat] = [176, 560]
  private static let side: CGFloat = 36

  /// Draws the plate.
  func picture() -> Picture {
    let drawing = Drawing { canvas in
      canvas.fill(CGRect(origin: .zero, size: Self.size), with: .color(palette.page))
      let ink = PlateInk(canvas: canvas, palette: palette)
      PlateHeading(
        title: "From path to pixel",
        subtitle: "A rounded rectangle of 6.5 × 5.5 pixels: every value is the rasteriser’s own."
      ).draw(with: ink, at: CGPoint(x: PlateInk.margin, y: PlateInk.margin))
      drawPath(
        with: ink,
        in: panel(
          0, 0, ink, 1, "Path", ["Four lines and twelve cubics,", "with their control points."]))
      drawEdges(
        with: ink,
        in: panel(
          1, 0, ink, 2, "Edges",
          ["\(steps.lines.count) straight pieces; level ones cover", "nothing and are left out."]))
      drawCells(
        with: ink,
        in: panel(
          2, 0, ink, 3, "Cells",
          ["What each edge adds to the pixels it", "crosses: down is +, up is −."]))
      drawCoverage(
        with: ink,
        in: panel(
          0, 1, ink, 4, "Coverage", ["The cells summed from the left,", "times 255, rounded."]))
      drawPixels(
        with: ink,
        in: panel(
          1, 1, ink, 5, "Pixels",
          ["Orange mixed with the white below,", "as far as each pixel is covered."]))
      drawOneCell(
        with: ink,
        in: panel(
          2, 1, ink, 6, "One cell",
          [
            "Pixel (\(Self.pixel.x), \(Self.pixel.y)): the area right of the edges",
            "is its cell; the rest goes to its neighbour.",
          ]))
      ink.step(
        7, "One row",
        [
          "Row \(Self.row), from edges to bytes. In it every number depends only on those to its left."
        ],
        at: CGPoint(x: PlateInk.margin, y: 944))
      drawRow(with: ink, top: 984)
    }
    return Picture(
      drawing: drawing, size: Self.size, screen: CGRect(origin: .zero, size: Self.size))
  }

  /// Writes a panel's words, and returns its grid.
  private func panel(
    _ column: Int, _ row: Int, _ ink: PlateInk, _ number: Int, _ title: String, _ words: [String]
  ) -> PixelGrid {
    let origin = CGPoint(x: Self.columnX[column], y: Self.rowY[row])
    ink.step(number, title, words, at: origin)
    return PixelGrid(
      origin: CGPoint(x: origin.x, y: origin.y + 56), columns: Self.columns, rows: Self.rows,
      side: Self.side)
  }
}
