import Foundation

/// Where the cells of a sheet lie: columns one beside the other, rows one below the other.
///
/// Bodies of a row have their tops on one line, those of a column their left edges; annotations
/// around a body widen its column and row but do not move it off those lines.
///
///             col 0        col 1
///           ┌──────┐    ┌──────────┐
///     row 0 │ body │ 10 │   body   │ 8 pt
///           └──────┘    └──────────┘
struct SheetGrid: Equatable {
  /// A cell: its body, whose upper left corner is the origin, and everything drawn around it.
  struct Cell: Equatable {
    var body: CGSize
    var bounds: CGRect
    /// The height of the words below.
    var caption: CGFloat = 0

    /// Whether the cell of the sheet is empty.
    static let empty = Cell(body: .zero, bounds: .zero)
  }

  /// The upper left corner of each body, by row and column.
  private(set) var origins: [[CGPoint]] = []
  /// Where each column's bodies begin.
  private(set) var columns: [CGFloat] = []
  /// Where each row's bodies begin.
  private(set) var rows: [CGFloat] = []
  /// The size of all cells.
  private(set) var size = CGSize.zero

  /// Arranges cells, which are given row by row.
  init(_ cells: [[Cell]], gap: CGSize) {
    let count = cells.map(\.count).max() ?? 0
    for column in 0..<count {
      let cells = cells.compactMap { $0.indices.contains(column) ? $0[column] : nil }
      if column > 0 { size.width += gap.width }
      size.width += cells.map { -$0.bounds.minX }.max() ?? 0
      columns.append(size.width)
      size.width += cells.map(\.bounds.maxX).max() ?? 0
    }
    for (index, row) in cells.enumerated() {
      if index > 0 { size.height += gap.height }
      size.height += row.map { -$0.bounds.minY }.max() ?? 0
      rows.append(size.height)
      size.height += row.map { $0.bounds.maxY + $0.caption }.max() ?? 0
    }
    origins = rows.map { y in columns.map { CGPoint(x: $0, y: y) } }
  }
}
