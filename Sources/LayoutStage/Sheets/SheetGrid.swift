import Foundation

/// The positions of a sheet's cells: columns side by side, rows one below the other.
///
/// The bodies (figures without annotations) of a row are aligned at the top, those of a column at
/// the left. Annotations around a body increase the size of its column and row, but do not change
/// this alignment.
///
///             col 0        col 1
///           ┌──────┐    ┌──────────┐
///     row 0 │ body │ 10 │   body   │ 8 pt
///           └──────┘    └──────────┘
struct SheetGrid: Equatable {
  /// A cell of the sheet: its body, whose upper-left corner is the origin, and the bounds of the
  /// body with its annotations.
  struct Cell: Equatable {
    var body: CGSize
    var bounds: CGRect
    /// The size of the caption below the cell.
    var caption = CGSize.zero

    /// The distance from the left edge of the body to the right end of the cell.
    fileprivate var width: CGFloat { max(bounds.maxX, caption.width) }
  }

  /// The sizes of the headings above each column and beside each row; empty for missing headings.
  struct Headings: Equatable {
    var columns: [CGSize] = []
    var rows: [CGSize] = []

    fileprivate func width(ofColumn index: Int) -> CGFloat {
      columns.indices.contains(index) ? columns[index].width : 0
    }

    fileprivate func height(ofRow index: Int) -> CGFloat {
      rows.indices.contains(index) ? rows[index].height : 0
    }
  }

  /// The left edge of each column's bodies.
  private(set) var columns: [CGFloat] = []
  /// The top of each row's bodies.
  private(set) var rows: [CGFloat] = []
  /// The top of the caption below each body, by row and column.
  private(set) var captions: [[CGFloat]] = []
  /// The total size of the grid.
  private(set) var size = CGSize.zero

  /// Arranges cells given row by row; nil leaves a cell empty.
  ///
  /// - Parameters:
  ///   - cells: the cells.
  ///   - gap: the distances between columns and between rows.
  ///   - captionGap: the distance between a cell (the body with its annotations) and the caption
  ///     below it.
  ///   - headings: the sizes of the headings, which are minimum sizes for the columns and rows.
  init(_ cells: [[Cell?]], gap: CGSize, captionGap: CGFloat, headings: Headings = Headings()) {
    for column in 0..<(cells.map(\.count).max() ?? 0) {
      let cells = cells.compactMap { $0.indices.contains(column) ? $0[column] : nil }
      if column > 0 { size.width += gap.width }
      // The widest annotation to the left of a body determines the left edge of all bodies in the
      // column.
      size.width += cells.map { -$0.bounds.minX }.max() ?? 0
      columns.append(size.width)
      size.width += max(cells.map(\.width).max() ?? 0, headings.width(ofColumn: column))
    }
    for (index, row) in cells.enumerated() {
      let cells = row.compactMap { $0 }
      if index > 0 { size.height += gap.height }
      // The highest annotation above a body determines the top of all bodies in the row.
      size.height += cells.map { -$0.bounds.minY }.max() ?? 0
      rows.append(size.height)
      let bottoms = Self.bottoms(of: cells)
      let captions = row.map { $0.map { (bottoms[$0.body.height] ?? 0) + captionGap } ?? 0 }
      self.captions.append(captions.map { size.height + $0 })
      let bottom = zip(row, captions).map { cell, top in
        cell.map { $0.caption.height > 0 ? top + $0.caption.height : $0.bounds.maxY } ?? 0
      }.max()
      size.height += max(bottom ?? 0, headings.height(ofRow: index))
    }
  }

  /// Returns the lowest end of a row's cells, for each height of their bodies.
  ///
  /// Cells whose bodies have the same height have the same lower end, so that their captions are
  /// aligned.
  private static func bottoms(of cells: [Cell]) -> [CGFloat: CGFloat] {
    Dictionary(cells.map { ($0.body.height, $0.bounds.maxY) }, uniquingKeysWith: max)
  }
}
