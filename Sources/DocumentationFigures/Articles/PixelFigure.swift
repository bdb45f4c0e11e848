import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText

/// The figure that follows a small shape from a path to bytes.
///
///     1 Path       2 Edges      3 Cells
///     4 Coverage   5 Pixels     6 One cell, larger
///     7 One row: cells, their sums, coverage, bytes
struct PixelFigure {
  /// A rounded rectangle whose left, top and right edges are between pixel boundaries.
  ///
  /// The path runs down on the left side, so that the signed areas of pixels are positive there.
  static let shape = Path(
    roundedRect: CGRect(x: 1.25, y: 0.5, width: 6.5, height: 5.5), radius: 1.75
  ).reversed()
  /// The colour of the shape, on white.
  static let paint = Color(red: 1, green: 149.0 / 255, blue: 0)
  static let columns = 9
  static let rows = 7
  /// The row whose values are shown, and the pixel that is enlarged.
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

  /// One step: its title, its explanation, and the closure that draws it.
  private struct Panel {
    let title: String
    let words: [String]
    let draw: (FigureInk, EnlargedPixels) -> Void
  }

  private var panels: [Panel] {
    [
      Panel(
        title: "Path", words: ["Four lines and twelve cubics,", "with their control points."],
        draw: drawPath),
      Panel(
        title: "Edges",
        words: [
          "\(steps.lines.count) straight pieces; level ones cover", "nothing and are left out.",
        ], draw: drawEdges),
      Panel(
        title: "Cells",
        words: ["What each edge adds to the pixels it", "crosses: down is +, up is −."],
        draw: drawCells),
      Panel(
        title: "Coverage", words: ["The cells summed from the left,", "times 255, rounded."],
        draw: drawCoverage),
      Panel(
        title: "Pixels",
        words: ["Orange mixed with the white below,", "as far as each pixel is covered."],
        draw: drawPixels),
      Panel(
        title: "One cell",
        words: [
          "Pixel (\(Self.pixel.x), \(Self.pixel.y)): the area right of the edges",
          "is its cell; the rest goes to its neighbour.",
        ], draw: drawOneCell),
    ]
  }

  func picture() -> Picture {
    Picture(
      of: Self.size, palette: palette, title: "From path to pixel",
      subtitle: "A rounded rectangle of 6.5 × 5.5 pixels: every value is the rasteriser’s own."
    ) { ink in
      for (number, panel) in panels.enumerated() {
        let origin = CGPoint(x: Self.columnX[number % 3], y: Self.rowY[number / 3])
        ink.step(number + 1, panel.title, panel.words, at: origin)
        let corner = CGPoint(x: origin.x, y: origin.y + 56)
        panel.draw(
          ink,
          EnlargedPixels(origin: corner, columns: Self.columns, rows: Self.rows, side: Self.side))
      }
      let words =
        "Row \(Self.row), from edges to bytes. In it every number depends only on those to its left."
      ink.step(7, "One row", [words], at: CGPoint(x: FigureInk.margin, y: 944))
      drawRow(with: ink, top: 984)
    }
  }
}
