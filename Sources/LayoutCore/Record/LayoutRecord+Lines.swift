package import Foundation

extension LayoutRecord {
  /// Returns the record with line numbers for the cells that have none.
  ///
  /// A cell begins a new line if it starts, along the axis, at or after the end of the previous
  /// line, as in a flow layout; lines may overlap by a rounded pixel. The cells of a line must
  /// overlap along the axis: if one is entirely after another, as in columns of unequal heights,
  /// the section has no lines. Cells are processed in the order of the record.
  package func numberingLines() -> LayoutRecord {
    var counts: [Int: LineCount] = [:]
    var lines = [Int](repeating: 0, count: elements.count)
    // The loop uses indices, because a loop over the array would copy each element.
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

/// A counter that assigns the cells of a section to lines, one cell after the other.
private struct LineCount {
  /// Whether the cells of each line overlap along the axis, so that the section has lines.
  private(set) var hasLines = true
  private var line = 0
  private var end = -Double.infinity
  /// The span that all cells of the line share, from the last start to the first end.
  private var shared = (start: -Double.infinity, end: Double.infinity)

  /// The greatest length by which neighbouring lines may overlap, in points.
  ///
  /// Positions and sizes are rounded to the pixel separately (CL24): rows of 65.2 points are 65⅓
  /// high at a scale of 3, and the third one begins at 130⅓, a third before the second one ends.
  private static let roundedPixel = 0.5

  mutating func line(of extent: (start: Double, end: Double)) -> Int {
    let begins = extent.start + min(Self.roundedPixel, (extent.end - extent.start) / 4) >= end
    // The first cell begins line 0, wherever the cell is.
    if begins && end > -.infinity { line += 1 }
    end = begins ? extent.end : max(end, extent.end)
    shared =
      begins ? extent : (max(shared.start, extent.start), min(shared.end, extent.end))
    if shared.start > shared.end { hasLines = false }
    return line
  }
}

extension Axis {
  /// Returns the start and the end of a rectangle in the direction of scrolling.
  package func extent(of frame: CGRect) -> (start: Double, end: Double) {
    (
      along(CGPoint(x: frame.minX, y: frame.minY)), along(CGPoint(x: frame.maxX, y: frame.maxY))
    )
  }
}
