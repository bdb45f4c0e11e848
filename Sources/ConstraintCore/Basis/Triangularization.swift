/// A search for the triangular parts of a matrix: first rows with a single unknown, then columns
/// that occur in a single row.
struct Triangularization {
  typealias Pivot = (position: Int32, variable: Int32, value: Double)

  private let matrix: SquareMatrix
  private let columns: SquareMatrix
  private var rowCounts: [Int32]
  private var columnCounts: [Int32]
  private(set) var isRowTaken: [Bool]
  private(set) var isVariableTaken: [Bool]
  private(set) var rowPivots: [Pivot] = []
  private(set) var columnPivots: [Pivot] = []

  init(_ matrix: SquareMatrix) {
    self.matrix = matrix
    columns = matrix.transposed
    rowCounts = (0..<matrix.size).map { Int32(matrix.range($0).count) }
    columnCounts = []
    isRowTaken = Array(repeating: false, count: matrix.size)
    isVariableTaken = isRowTaken
    columnCounts = (0..<matrix.size).map { Int32(columns.range($0).count) }
  }

  mutating func peelRows() {
    var queue = rowCounts.indices.filter { rowCounts[$0] == 1 }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard !isRowTaken[row], let entry = freeEntry(of: row) else { continue }
      take(row, entry, into: \.rowPivots)
      for place in columns.range(Int(entry.index)) {
        let other = Int(columns.entries[place].index)
        rowCounts[other] -= 1
        if rowCounts[other] == 1 && !isRowTaken[other] { queue.append(other) }
      }
    }
  }

  /// Finds columns that occur in a single remaining row.
  ///
  /// `peelRows()` must have run before, since it removes the rows that it finds from the counts of
  /// the columns.
  mutating func peelColumns() {
    var queue = columnCounts.indices.filter { columnCounts[$0] == 1 && !isVariableTaken[$0] }
    var next = 0
    while next < queue.count {
      let column = queue[next]
      next += 1
      guard !isVariableTaken[column], let entry = freeEntry(ofColumn: column) else { continue }
      let row = Int(entry.index)
      take(
        row, SquareMatrix.Entry(index: Int32(column), value: entry.value), into: \.columnPivots)
      for place in matrix.range(row) {
        let other = Int(matrix.entries[place].index)
        if columnCounts[other] == 1 && !isVariableTaken[other] { queue.append(other) }
      }
    }
  }

  private mutating func take(
    _ row: Int, _ entry: SquareMatrix.Entry, into list: WritableKeyPath<Self, [Pivot]>
  ) {
    isRowTaken[row] = true
    isVariableTaken[Int(entry.index)] = true
    self[keyPath: list].append((Int32(row), entry.index, entry.value))
    for place in matrix.range(row) { columnCounts[Int(matrix.entries[place].index)] -= 1 }
  }

  private func freeEntry(of row: Int) -> SquareMatrix.Entry? {
    for place in matrix.range(row) where !isVariableTaken[Int(matrix.entries[place].index)] {
      return matrix.entries[place]
    }
    return nil
  }

  private func freeEntry(ofColumn column: Int) -> SquareMatrix.Entry? {
    for place in columns.range(column) where !isRowTaken[Int(columns.entries[place].index)] {
      return columns.entries[place]
    }
    return nil
  }
}
