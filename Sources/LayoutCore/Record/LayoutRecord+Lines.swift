package import Foundation

extension LayoutRecord {
  /// Returns the record with the cells' lines counted where they are not given.
  ///
  /// A cell begins a line when it starts, along the axis, no earlier than the line before it ends,
  /// as lines of a flow layout do. Cells of a line are beside each other: where one is behind
  /// another, as in columns of unequal heights, the section has no lines. Cells are counted in the
  /// order of the record.
  package func numberingLines() -> LayoutRecord {
    var counts: [Int: LineCount] = [:]
    var lines = [Int](repeating: 0, count: elements.count)
    // By their places: a loop over the array copies each element with all it holds.
    for index in elements.indices where elements[index].kind == .cell {
      lines[index] = counts[elements[index].indexPath.section, default: LineCount()]
        .line(of: axis.extent(of: elements[index].frame))
    }
    var record = self
    for index in elements.indices where elements[index].kind == .cell {
      let section = elements[index].indexPath.section
      let counted = counts[section]?.hasLines == true ? lines[index] : nil
      record.elements[index].line = elements[index].line ?? counted
    }
    return record
  }
}

/// A count of the lines of a section, cell by cell.
private struct LineCount {
  /// Whether the cells of each line so far are beside each other.
  private(set) var hasLines = true
  private var line = 0
  private var end = -Double.infinity
  /// The extent that all cells of the line share: its last start and its first end.
  private var shared = (start: -Double.infinity, end: Double.infinity)

  mutating func line(of extent: (start: Double, end: Double)) -> Int {
    let begins = extent.start >= end
    // The first cell begins line 0, wherever it is.
    if begins && end > -.infinity { line += 1 }
    end = begins ? extent.end : max(end, extent.end)
    shared =
      begins ? extent : (max(shared.start, extent.start), min(shared.end, extent.end))
    if shared.start > shared.end { hasLines = false }
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
