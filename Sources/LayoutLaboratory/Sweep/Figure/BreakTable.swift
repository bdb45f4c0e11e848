import Foundation
import LayoutCore
import LayoutStage
import RasterCore
import RasterText

/// A table of the breaks, the widths at which the layout changes, with the changes, the cell
/// widths, and the devices on both sides of each break.
struct BreakTable {
  private let rows: [Row]
  private let top: CGFloat

  /// The texts about one break, a width at which the layout changes.
  private struct Row {
    var number: Int
    var width: String
    var changes: String
    var cells: String
    var devices: String
  }

  private static let rowHeight: CGFloat = 32
  /// The x coordinates of the columns: widths, changes, cells, devices.
  private static let columns: [CGFloat] = [104, 184, 520, 692]
  /// The widths of the two columns whose texts are wrapped, in points.
  private static let changesWidth: CGFloat = 320
  private static let devicesWidth = SweepFigure.width - FigureInk.margin - 692
  /// The maximum number of rows.
  private static let limit = 40

  init(report: SweepReport, top: CGFloat) {
    self.top = top
    rows = report.breaks.prefix(Self.limit).enumerated().map { index, found in
      Row(
        number: index + 1, width: found.width.shortest,
        changes: found.changes.joined(separator: ", "), cells: report.cells(at: index),
        devices: report.devices(around: found.width))
    }
  }

  /// The y coordinate of the lower edge of the table.
  var bottom: CGFloat {
    guard !rows.isEmpty else { return top - 40 }
    return top + rows.reduce(Self.rowHeight) { $0 + height(of: $1) }
  }

  private func height(of row: Row) -> CGFloat {
    let tallest = [changes(row, .of(.light)), devices(row, .of(.light))].map(\.size.height).max()
    return max(Self.rowHeight, (tallest ?? 0) + 16)
  }

  private func changes(_ row: Row, _ palette: FigurePalette) -> StyledText {
    StyledText(row.changes, size: 13, color: palette.ink, width: Self.changesWidth)
  }

  private func devices(_ row: Row, _ palette: FigurePalette) -> StyledText {
    StyledText(row.devices, size: 13, color: palette.secondInk, width: Self.devicesWidth)
  }

  func draw(with ink: FigureInk) {
    guard !rows.isEmpty else { return }
    let titles = ["From", "What changes", "Cell width", "Between"]
    for (title, x) in zip(titles, Self.columns) {
      ink.write(
        title, at: CGPoint(x: x, y: top + 20), size: 12, color: ink.palette.secondInk)
    }
    var y = top + Self.rowHeight
    for row in rows {
      ink.rule(from: FigureInk.margin, to: SweepFigure.width - FigureInk.margin, y: y)
      draw(row, with: ink, at: y)
      y += height(of: row)
    }
    ink.rule(from: FigureInk.margin, to: SweepFigure.width - FigureInk.margin, y: y)
  }

  private func draw(_ row: Row, with ink: FigureInk, at y: CGFloat) {
    let baseline = y + 21
    BreakDisc(
      number: row.number, center: CGPoint(x: FigureInk.margin + BreakDisc.radius, y: y + 16)
    ).draw(with: ink)
    ink.write(
      row.width, at: CGPoint(x: Self.columns[0], y: baseline), size: 13, weight: .semibold)
    changes(row, ink.palette)
      .draw(in: ink.canvas, onBaseline: CGPoint(x: Self.columns[1], y: baseline))
    ink.write(row.cells, at: CGPoint(x: Self.columns[2], y: baseline), size: 13)
    devices(row, ink.palette)
      .draw(in: ink.canvas, onBaseline: CGPoint(x: Self.columns[3], y: baseline))
  }
}

extension SweepReport {
  /// Returns the widths of the cells just before a break and at the break: `229 → 150`; one text if
  /// both are equal.
  fileprivate func cells(at index: Int) -> String {
    let width = breaks[index].width
    let sides = [width - 0.5, width].map { width in
      samples.first { $0.width == width }?.itemWidths?.words ?? "–"
    }
    return sides[0] == sides[1] ? sides[0] : sides.joined(separator: " → ")
  }

  /// Describes the nearest devices on both sides of a width.
  fileprivate func devices(around width: Double) -> String {
    let before = DeviceWidth.all.last { $0.width < width }
    let after = DeviceWidth.all.first { $0.width >= width }
    let names = [before, after].map { $0.map { "\($0.shortName) (\($0.width.shortest))" } }
    switch (names[0], names[1]) {
    case (let before?, let after?): return "\(before) and \(after)"
    case (nil, let after?): return "before \(after)"
    case (let before?, nil): return "after \(before)"
    case (nil, nil): return ""
    }
  }
}
