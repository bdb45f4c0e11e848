import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText

extension PixelFigure {
  /// Draws one pixel with the edges that cross it, and the area to their right.
  func drawOneCell(_ ink: FigureInk, in panel: EnlargedPixels) {
    let (x, y) = Self.pixel
    // The origin is chosen so that this one pixel is in the panel. All pixels before it are left of
    // and above the panel.
    let grid = EnlargedPixels(
      origin: CGPoint(
        x: panel.origin.x + 24 - CGFloat(x) * 176, y: panel.origin.y - CGFloat(y) * 176),
      columns: x + 1, rows: y + 1, side: 176)
    let box = grid.rect(x, y)
    ink.canvas.save()
    ink.canvas.clip(to: box)
    ink.canvas.fill(rightOfEdges(in: grid, box), with: .color(palette.assent.withAlpha(0.2)))
    // Draw only the edges of the left half; the right half's edges add nothing to this pixel.
    for line in steps.lines where line.start.x < CGFloat(Self.columns) / 2 {
      ink.line([grid.point(line.start), grid.point(line.end)], width: 2, palette.assent)
      ink.dot(grid.point(line.start), radius: 3, palette.ink)
    }
    ink.canvas.restore()
    ink.canvas.stroke(Path(box), StrokeStyle(width: 1), with: .color(palette.secondInk))
    let (cell, next) = (steps.cells[y][x], steps.cells[y][x + 1])
    let value = CGPoint(x: box.midX + 34, y: box.midY + 48)
    ink.write(
      "+\(cell.thousandths)", at: value, size: 22, weight: .semibold, anchor: .center)
    ink.write(
      "+\(next.thousandths) to the right", at: CGPoint(x: box.maxX + 14, y: box.midY + 4),
      size: 12, color: palette.secondInk)
    ink.write(
      "\(cell.thousandths) × 255 = \(steps.coverage[y][x])",
      at: CGPoint(x: box.minX, y: box.maxY + 24), size: 12, color: palette.secondInk)
    ink.write(
      "both together: the height that the edges run down",
      at: CGPoint(x: box.minX, y: box.maxY + 42), size: 12, color: palette.secondInk)
  }

  /// Returns the part of a pixel to the right of the edges of the shape's left half.
  private func rightOfEdges(in grid: EnlargedPixels, _ box: CGRect) -> Path {
    let left = steps.lines.filter { $0.start.x < CGFloat(Self.columns) / 2 }
      .sorted { $0.start.y < $1.start.y }
    guard let first = left.first, let last = left.last else { return Path() }
    var path = Path()
    path.addLines(
      between: left.map { grid.point($0.start) } + [
        grid.point(last.end), CGPoint(x: box.maxX, y: grid.point(last.end).y),
        CGPoint(x: box.maxX, y: grid.point(first.start).y),
      ])
    path.closeSubpath()
    return path
  }

  /// Draws a table for one row of pixels: the cells' areas, their sums, the coverage and the bytes.
  func drawRow(with ink: FigureInk, top: CGFloat) {
    let (left, width) = (FigureInk.margin + 152, CGFloat(102))
    let y = Self.row
    for (line, name) in ["cell", "sum from the left", "coverage", "bytes"].enumerated() {
      let baseline = top + 22 + CGFloat(line) * 32
      ink.write(
        name, at: CGPoint(x: FigureInk.margin, y: baseline), size: 13, color: palette.secondInk)
      ink.rule(from: FigureInk.margin, to: left + 9 * width, y: baseline + 11)
    }
    var sum = 0.0
    for x in 0..<Self.columns {
      let middle = left + (CGFloat(x) + 0.5) * width
      sum += steps.cells[y][x]
      let value = steps.coverage[y][x]
      let words = [
        steps.cells[y][x].signedHundredths, sum.magnitude < 1e-9 ? "0.00" : sum.hundredths,
      ]
      for (line, text) in (words + ["\(value)"]).enumerated() {
        ink.write(
          text, at: CGPoint(x: middle, y: top + 22 + CGFloat(line) * 32), size: 13,
          weight: line == 0 ? .regular : .medium, color: value == 0 ? palette.secondInk : nil,
          anchor: .center)
      }
      ink.write(
        bitmap[x, y].bytes, at: CGPoint(x: middle, y: top + 118), size: 12, face: .monospaced,
        anchor: .center)
      ink.tile(
        CGRect(x: middle - width / 2 + 6, y: top + 140, width: width - 12, height: 16),
        fill: bitmap[x, y].color, edge: palette.hairline)
    }
  }
}
