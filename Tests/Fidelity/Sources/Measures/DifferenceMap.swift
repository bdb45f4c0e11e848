/// The cells of a coarse grid in which two pictures differ, for a small picture of the difference.
package struct DifferenceMap: Sendable {
  /// Cells beside each other in one row of the grid.
  package struct Run: Sendable, Hashable {
    package var row: Int, start: Int, end: Int
  }

  package private(set) var runs: [Run] = []

  /// Compares two pictures, whose upper left corners are at the same place.
  ///
  /// - Parameters:
  ///   - one: the first picture.
  ///   - other: the second picture.
  ///   - cell: the width and height of a cell in pixels.
  package init(_ one: Pixels, _ other: Pixels, cell: Double) {
    let columns = Int(Double(min(one.width, other.width)) / cell) + 1
    let rows = Int(Double(min(one.height, other.height)) / cell) + 1
    var cells = [Bool](repeating: false, count: columns * rows)
    for y in 0..<min(one.height, other.height) {
      let row = Int(Double(y) / cell) * columns
      for x in 0..<min(one.width, other.width) where one[x, y] != other[x, y] {
        if !areAlike(one[x, y], other[x, y]) { cells[row + Int(Double(x) / cell)] = true }
      }
    }
    for row in 0..<rows {
      var start: Int?
      for column in 0...columns {
        let differs = column < columns && cells[row * columns + column]
        if differs {
          start = start ?? column
        } else if let first = start {
          runs.append(Run(row: row, start: first, end: column))
          start = nil
        }
      }
    }
  }
}
