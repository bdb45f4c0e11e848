import Foundation
import RasterCore
import RasterText

extension Sheet {
  /// Draws the sheet.
  public func picture() -> Picture {
    guard zoom == nil else { return SheetPainter(self, zoom: zoom ?? 1).picture }
    let painters = Self.zooms.lazy.map { SheetPainter(self, zoom: $0) }
    let fitting = painters.first { $0.size.width <= Self.comfortableWidth }
    return (fitting ?? SheetPainter(self, zoom: Self.zooms.last ?? 1)).picture
  }

  /// The zooms a sheet chooses from: simple fractions, so that a point is a simple number of pixels.
  private static let zooms: [CGFloat] = [1, 3 / 4, 2 / 3, 1 / 2, 2 / 5, 1 / 3, 1 / 4, 1 / 5, 1 / 8]
}

/// Sets the parts of a sheet and draws them.
private struct SheetPainter {
  private let sheet: Sheet
  private let exhibits: [[Exhibit?]]
  private let captions: [[Lettering?]]
  private let rowHeadings: [Lettering]
  private let columnHeadings: [Lettering]
  private let title: Lettering?
  private let subtitle: Lettering?
  private let legend: Legend
  private let grid: SheetGrid
  private let palette: Palette

  /// The free space around everything.
  private static let margin: CGFloat = 44
  /// Between columns and between rows.
  private static let gap = CGSize(width: 44, height: 40)
  /// Between a figure and its caption, and between a heading and what it heads.
  private static let wordGap: CGFloat = 12

  init(_ sheet: Sheet, zoom: CGFloat) {
    self.sheet = sheet
    let palette = Palette.of(sheet.appearance)
    self.palette = palette
    exhibits = sheet.cells.map { row in
      row.map { $0.map { Exhibit($0, zoom: zoom, deviceFrame: sheet.deviceFrame) } }
    }
    captions = exhibits.enumerated().map { row, exhibits in
      exhibits.enumerated().map { column, exhibit in
        sheet.caption(row, column).map {
          Lettering(
            $0, size: 12, color: palette.secondInk, width: max(exhibit?.body.width ?? 0, 120))
        }
      }
    }
    rowHeadings = sheet.rows.map {
      Lettering($0, size: 13, weight: .medium, color: palette.secondInk)
    }
    columnHeadings = sheet.columns.map {
      Lettering($0, size: 15, weight: .semibold, color: palette.ink)
    }
    title = sheet.title.map { Lettering($0, size: 24, weight: .semibold, color: palette.ink) }
    subtitle = sheet.subtitle.map { Lettering($0, size: 14, color: palette.secondInk) }
    let cells = zip(exhibits, captions).map { row, captions in
      zip(row, captions).map { exhibit, caption in
        SheetGrid.Cell(
          body: exhibit?.body.size ?? .zero, bounds: exhibit?.bounds ?? .zero,
          caption: caption.map { $0.size.height + Self.wordGap } ?? 0)
      }
    }
    grid = SheetGrid(cells, gap: Self.gap)
    let used = exhibits.joined().flatMap { $0?.meanings ?? [] }
    legend = Legend(
      Meaning.allCases.filter(used.contains), width: max(grid.size.width, 240), palette: palette)
  }

  /// The size of the sheet, in whole points.
  var size: CGSize {
    let width = max(
      rowHeadingWidth + max(grid.size.width, legend.size.width),
      max(title?.size.width ?? 0, subtitle?.size.width ?? 0))
    let legendHeight = legend.size.height > 0 ? legend.size.height + 28 : 0
    return CGSize(
      width: (width + 2 * Self.margin).rounded(.up),
      height: (gridTop + grid.size.height + legendHeight + Self.margin).rounded(.up))
  }

  private var rowHeadingWidth: CGFloat {
    rowHeadings.isEmpty ? 0 : 24 + (rowHeadings.map(\.size.width).max() ?? 0).rounded(.up)
  }

  private var headerHeight: CGFloat {
    var height: CGFloat = 0
    if let title { height += title.size.height }
    if let subtitle { height += subtitle.size.height + (title == nil ? 0 : 4) }
    return height > 0 ? height + 28 : 0
  }

  private var gridTop: CGFloat {
    let headings = columnHeadings.map(\.size.height).max().map { $0 + Self.wordGap } ?? 0
    return (Self.margin + headerHeight + headings).rounded()
  }

  private var gridLeft: CGFloat { Self.margin + rowHeadingWidth }

  var picture: Picture {
    Picture(drawing: Drawing(draw), size: size, screen: CGRect(origin: .zero, size: size))
  }

  private func draw(in canvas: Canvas) {
    canvas.fill(CGRect(origin: .zero, size: size), with: .color(palette.page))
    var top = Self.margin
    if let title {
      title.draw(in: canvas, at: CGPoint(x: Self.margin, y: top))
      top += title.size.height + 4
    }
    subtitle?.draw(in: canvas, at: CGPoint(x: Self.margin, y: top))
    drawHeadings(in: canvas)
    for (row, exhibits) in exhibits.enumerated() {
      for (column, exhibit) in exhibits.enumerated() {
        guard let exhibit else { continue }
        draw(exhibit, captions[row][column], at: grid.origins[row][column], in: canvas)
      }
    }
    let left = gridLeft + (grid.columns.first ?? 0)
    legend.draw(in: canvas, at: CGPoint(x: left, y: gridTop + grid.size.height + 28))
  }

  private func drawHeadings(in canvas: Canvas) {
    for (heading, x) in zip(columnHeadings, grid.columns) {
      let top = gridTop - Self.wordGap - heading.size.height
      heading.draw(in: canvas, at: CGPoint(x: gridLeft + x, y: top))
    }
    for (heading, y) in zip(rowHeadings, grid.rows) {
      heading.draw(in: canvas, at: CGPoint(x: Self.margin, y: gridTop + y))
    }
  }

  private func draw(
    _ exhibit: Exhibit, _ caption: Lettering?, at origin: CGPoint, in canvas: Canvas
  ) {
    canvas.save()
    canvas.translate(x: (gridLeft + origin.x).rounded(), y: (gridTop + origin.y).rounded())
    canvas.draw(exhibit.drawing)
    caption?.draw(in: canvas, at: CGPoint(x: 0, y: exhibit.bounds.maxY + Self.wordGap))
    canvas.restore()
  }
}

extension Sheet {
  /// The words below a figure, if there are any.
  fileprivate func caption(_ row: Int, _ column: Int) -> String? {
    guard captions.indices.contains(row), captions[row].indices.contains(column) else { return nil }
    return captions[row][column].isEmpty ? nil : captions[row][column]
  }
}
