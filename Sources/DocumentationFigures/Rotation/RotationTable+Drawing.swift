import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore
import RasterText

extension RotationTable {
  /// The positions of a table's columns.
  struct Columns {
    /// The left edge of the labels.
    var left: CGFloat
    /// The left edges of the layouts' columns.
    var layouts: [CGFloat]
    /// The width of each layout's column.
    var width: CGFloat

    var right: CGFloat { (layouts.last ?? left) + width }
    /// The right edge of the first layout's numbers, relative to the column's left edge.
    static let first: CGFloat = 120
    /// The right edge of the rotation's numbers, relative to the same edge.
    static let turned: CGFloat = 256
    /// The centre of the arrows between the numbers, relative to the same edge.
    static let arrow: CGFloat = 180
    /// The centre of the signs, relative to the same edge.
    static let sign: CGFloat = 293
  }

  private static let rowHeight: CGFloat = 32
  private static let titleHeight: CGFloat = 40
  /// The distance from the top of a row to its baseline.
  private static let baseline: CGFloat = 21

  /// The height of the whole table.
  var height: CGFloat {
    sections.reduce(0) { $0 + Self.titleHeight + CGFloat($1.rows.count) * Self.rowHeight }
  }

  /// Draws the table below a vertical position.
  func draw(with ink: FigureInk, in columns: Columns, below top: CGFloat) {
    var y = top
    for section in sections {
      drawTitle(of: section, with: ink, in: columns, at: y)
      y += Self.titleHeight
      for row in section.rows {
        draw(row, with: ink, in: columns, at: y)
        y += Self.rowHeight
      }
    }
  }

  private func drawTitle(
    of section: Section, with ink: FigureInk, in columns: Columns, at y: CGFloat
  ) {
    let baseline = y + Self.titleHeight - 11
    ink.write(
      section.title, at: CGPoint(x: columns.left, y: baseline), size: 13, weight: .semibold)
    ink.rule(from: columns.left, to: columns.right, y: y + Self.titleHeight)
    guard case .counts = section.rows.first?.cells.first?.value else { return }
    for x in columns.layouts {
      for (title, end) in [("first layout", Columns.first), ("rotation", Columns.turned)] {
        ink.write(
          title, at: CGPoint(x: x + end, y: baseline), size: 11, color: ink.palette.secondInk,
          anchor: .right)
      }
    }
  }

  private func draw(_ row: Row, with ink: FigureInk, in columns: Columns, at y: CGFloat) {
    if row.tells { drawEmphasis(with: ink, in: columns, at: y) }
    let label = StyledText(
      row.label, size: 13, weight: row.tells ? .bold : .regular, face: .monospaced,
      color: ink.palette.ink)
    label.draw(in: ink.canvas, onBaseline: CGPoint(x: columns.left, y: y + Self.baseline))
    ink.write(
      row.addition,
      at: CGPoint(x: columns.left + label.size.width + 7, y: y + Self.baseline), size: 13,
      color: ink.palette.secondInk)
    for (cell, x) in zip(row.cells, columns.layouts) {
      draw(cell, isTelling: row.tells, with: ink, at: CGPoint(x: x, y: y))
    }
    ink.rule(from: columns.left, to: columns.right, y: y + Self.rowHeight)
  }

  /// Draws a tint with a bar at its left edge, as the background of a row in which the layouts
  /// differ.
  private func drawEmphasis(with ink: FigureInk, in columns: Columns, at y: CGFloat) {
    let band = CGRect(
      x: columns.left - 16, y: y, width: columns.right - columns.left + 32,
      height: Self.rowHeight - 0.5)
    ink.canvas.fill(band, with: .color(ink.palette.warning.withAlpha(0.09)))
    var bar = band
    bar.size.width = 3
    ink.canvas.fill(bar, with: .color(ink.palette.warning))
  }

  private func draw(_ cell: Cell, isTelling: Bool, with ink: FigureInk, at corner: CGPoint) {
    let (canvas, palette) = (ink.canvas, ink.palette)
    let baseline = corner.y + Self.baseline
    let weight: FontWeight = isTelling ? .semibold : .regular
    switch cell.value {
    case .flag(let flag):
      ink.write(
        flag.word, at: CGPoint(x: corner.x + Columns.turned, y: baseline), size: 14,
        weight: weight, anchor: .right)
    case .counts(let first, let turned):
      TabularNumber(first, size: 14, weight: .regular, color: palette.secondInk)
        .draw(in: canvas, endingAt: CGPoint(x: corner.x + Columns.first, y: baseline))
      drawArrow(with: ink, at: CGPoint(x: corner.x + Columns.arrow, y: baseline - 5))
      TabularNumber(turned, size: 14, weight: weight, color: palette.ink)
        .draw(in: canvas, endingAt: CGPoint(x: corner.x + Columns.turned, y: baseline))
    }
    cell.sign.draw(with: ink, at: CGPoint(x: corner.x + Columns.sign, y: baseline - 5))
  }

  private func drawArrow(with ink: FigureInk, at middle: CGPoint) {
    var path = Path()
    path.addLines(
      between: [
        CGPoint(x: middle.x - 9, y: middle.y), CGPoint(x: middle.x + 9, y: middle.y),
      ])
    path.addLines(
      between: [
        CGPoint(x: middle.x + 5.5, y: middle.y - 3.5), CGPoint(x: middle.x + 9, y: middle.y),
        CGPoint(x: middle.x + 5.5, y: middle.y + 3.5),
      ])
    ink.canvas.stroke(
      path, StrokeStyle(width: 1, cap: .round, join: .round),
      with: .color(ink.palette.secondInk.withAlpha(0.7)))
  }
}
