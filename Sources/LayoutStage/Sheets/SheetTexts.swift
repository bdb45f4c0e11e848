import Foundation
import RasterCore
import RasterText

/// The texts of a sheet, laid out, except for captions and the legend.
struct SheetTexts {
  private let title: [StyledText]
  private let columns: [StyledText]
  private let rows: [StyledText]

  /// The distance from the headings of columns to the figures below them, in points.
  private static let gap: CGFloat = 12
  /// The distance from the title to the headings or figures below it, in points.
  private static let titleGap: CGFloat = 28
  /// The distance from the headings of rows to the figures beside them, in points.
  private static let rowGap: CGFloat = 24
  /// The maximum line width of a row's heading, in points.
  ///
  /// At this width, the longest name of a text size has three lines, and the headings are narrow
  /// compared with the figures.
  private static let rowWidth: CGFloat = 132
  /// The distance between the lines of the title, in points.
  private static let lineGap: CGFloat = 4

  /// Lays out the texts of a sheet.
  init(_ sheet: Sheet, palette: FigurePalette) {
    let subtitle = sheet.subtitle.map { StyledText($0, size: 14, color: palette.secondInk) }
    title =
      [
        sheet.title.map { StyledText($0, size: 24, weight: .semibold, color: palette.ink) },
        subtitle,
      ].compactMap { $0 }
    columns = sheet.columns.map {
      StyledText($0, size: 15, weight: .semibold, color: palette.ink)
    }
    rows = sheet.rows.map {
      StyledText(
        $0, size: 13, weight: .medium, color: palette.secondInk, width: Self.rowWidth)
    }
  }

  /// The sizes of the headings above the columns and beside the rows.
  var headings: SheetGrid.Headings {
    SheetGrid.Headings(columns: columns.map(\.size), rows: rows.map(\.size))
  }

  /// The width of the area to the left of the figures.
  var left: CGFloat {
    rows.map(\.size.width).max().map { $0.rounded(.up) + Self.rowGap } ?? 0
  }

  /// The height of the area above the figures.
  var top: CGFloat { (titleHeight + (headingHeight.map { $0 + Self.gap } ?? 0)).rounded(.up) }

  /// The width of the title, which is a minimum width for the sheet.
  var titleWidth: CGFloat { title.map(\.size.width).max() ?? 0 }

  private var titleHeight: CGFloat {
    guard !title.isEmpty else { return 0 }
    let lines = title.reduce(0) { $0 + $1.size.height }
    return lines + CGFloat(title.count - 1) * Self.lineGap + Self.titleGap
  }

  private var headingHeight: CGFloat? { columns.map(\.size.height).max() }

  /// Draws the title and headings around a grid of figures, with their upper-left corner at the
  /// origin.
  func draw(in canvas: Canvas, around grid: SheetGrid) {
    var y: CGFloat = 0
    for line in title {
      line.draw(in: canvas, at: CGPoint(x: 0, y: y))
      y += line.size.height + Self.lineGap
    }
    for (heading, x) in zip(columns, grid.columns) {
      heading.draw(
        in: canvas, at: CGPoint(x: left + x, y: top - Self.gap - heading.size.height))
    }
    for (heading, y) in zip(rows, grid.rows) {
      heading.draw(in: canvas, at: CGPoint(x: 0, y: top + y))
    }
  }
}
