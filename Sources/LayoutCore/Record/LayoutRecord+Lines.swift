package import Foundation

extension LayoutRecord {
  /// Returns the record with the cells' lines counted where they are not given.
  ///
  /// A cell begins a line when it starts, along the axis, no earlier than the line before it ends,
  /// as lines of a flow layout do. Columns of unequal heights are counted as few lines. Cells are
  /// counted in the order of the record.
  package func numberingLines() -> LayoutRecord {
    var counts: [Int: LineCount] = [:]
    var lines: [ItemPlace: Int] = [:]
    for cell in elements where cell.kind == .cell {
      lines[cell.indexPath] = counts[cell.indexPath.section, default: LineCount()]
        .line(of: axis.extent(of: cell.frame))
    }
    var record = self
    for index in elements.indices where elements[index].kind == .cell {
      record.elements[index].line = elements[index].line ?? lines[elements[index].indexPath]
    }
    return record
  }
}

/// Counts the lines of a section, cell by cell.
private struct LineCount {
  private var line = 0
  private var end = -Double.infinity

  mutating func line(of extent: (start: Double, end: Double)) -> Int {
    // The first cell begins line 0, wherever it stands.
    if extent.start >= end && end > -.infinity { line += 1 }
    end = extent.start >= end ? extent.end : max(end, extent.end)
    return line
  }
}

extension Axis {
  /// Returns where a rectangle of the plane starts and ends in the direction of scrolling.
  package func extent(of frame: CGRect) -> (start: Double, end: Double) {
    (
      along(CGPoint(x: frame.minX, y: frame.minY)), along(CGPoint(x: frame.maxX, y: frame.maxY))
    )
  }
}
