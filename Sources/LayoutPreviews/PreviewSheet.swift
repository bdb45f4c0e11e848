import FigureSnapshots
import Foundation
import LayoutStage

/// A sheet of all previews, each with its name below.
struct PreviewSheet {
  /// The number of pixels per point.
  static let scale = SheetScale.pixels

  private let cells: [(name: String, figure: RenderedFigure)]
  private let isDark: Bool

  init(_ cells: [(name: String, figure: RenderedFigure)], isDark: Bool) {
    (self.cells, self.isDark) = (cells, isDark)
  }

  /// The drawn sheet, which has about as many rows as columns.
  ///
  /// If a preview is shown in both orientations, the two figures are next to each other.
  var picture: Picture { sheet.picture() }

  /// The arrangement of the previews on the sheet, which `picture` draws.
  var sheet: Sheet {
    let rows = rows
    return Sheet(
      cells: rows.map { $0.map(\.figure) },
      captions: rows.map { row in row.map { caption(of: $0) } },
      appearance: isDark ? .dark : .light)
  }

  private var rows: [[(name: String, figure: RenderedFigure)]] {
    let side = Int(Double(cells.count).squareRoot().rounded(.up))
    var rows: [[(name: String, figure: RenderedFigure)]] = []
    var rest = cells[...]
    while let first = rest.first {
      let group = rest.prefix { $0.name == first.name }
      rest = rest.dropFirst(group.count)
      if let row = rows.last, row.count + group.count <= side {
        rows[rows.count - 1] += group
      } else {
        rows.append(Array(group))
      }
    }
    return rows
  }

  private func caption(of cell: (name: String, figure: RenderedFigure)) -> String {
    let isTurned = cells.count { $0.name == cell.name } > 1
    return isTurned ? "\(cell.name), \(cell.figure.orientation.rawValue)" : cell.name
  }
}
