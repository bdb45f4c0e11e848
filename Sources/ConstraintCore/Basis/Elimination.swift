/// Gaussian elimination of the nucleus: the part of a matrix that is not triangular, such as rows
/// for equal widths or centres.
///
/// The next row is the shortest one. Its pivot is in the column with the fewest rows, among the
/// entries that are large enough. This keeps both fill-in and rounding errors small (Markowitz
/// pivoting with a threshold).
struct Elimination {
  typealias Entry = SquareMatrix.Entry

  /// The step `row − factor · pivotRow`.
  struct Step: Sendable {
    let row: Int32
    let pivotRow: Int32
    let factor: Double
  }

  private(set) var rows: [[Entry]]
  private(set) var steps: [Step] = []
  /// The pivots, in the order of elimination.
  private(set) var pivots: [(row: Int32, column: Int32, value: Double)] = []
  private var columnRows: [[Int32]]
  private var columnCounts: [Int]
  private var isDone: [Bool]
  private var queue = ShortestFirst()
  /// The index of each column's entry in the row being changed, plus 1; 0 if the row has no such
  /// entry.
  private var place: [Int32]

  /// The minimum size of a pivot, relative to the largest entry of its row.
  private static let threshold = 0.1
  /// The magnitude below which an entry is treated as a remainder of entries that cancelled out.
  private static let dust = 1e-11

  /// Eliminates rows whose columns are numbered from 0.
  init(rows: [[Entry]], columnCount: Int) {
    self.rows = rows
    columnRows = Array(repeating: [], count: columnCount)
    columnCounts = Array(repeating: 0, count: columnCount)
    isDone = Array(repeating: false, count: rows.count)
    place = Array(repeating: 0, count: columnCount)
    for (index, row) in rows.enumerated() {
      for entry in row { join(entry.index, Int32(index)) }
      queue.push(Int32(index), length: row.count)
    }
    run()
  }

  private mutating func join(_ column: Int32, _ row: Int32) {
    columnRows[Int(column)].append(row)
    columnCounts[Int(column)] += 1
  }

  private mutating func run() {
    while let (row, length) = queue.pop() {
      let index = Int(row)
      if isDone[index] || rows[index].count != length { continue }
      isDone[index] = true
      for entry in rows[index] { columnCounts[Int(entry.index)] -= 1 }
      guard let pivot = pivot(of: index) else { continue }
      pivots.append((row, pivot.index, pivot.value))
      for other in columnRows[Int(pivot.index)] where !isDone[Int(other)] {
        eliminate(pivot, of: row, from: other)
      }
    }
  }

  private func pivot(of row: Int) -> Entry? {
    let largest = rows[row].reduce(0) { max($0, abs($1.value)) }
    let candidates = rows[row].filter { abs($0.value) >= Self.threshold * largest }
    return candidates.min { columnCounts[Int($0.index)] < columnCounts[Int($1.index)] }
  }

  private mutating func eliminate(_ pivot: Entry, of pivotRow: Int32, from row: Int32) {
    let index = Int(row)
    for (offset, entry) in rows[index].enumerated() { place[Int(entry.index)] = Int32(offset + 1) }
    defer { for entry in rows[index] { place[Int(entry.index)] = 0 } }
    // Rows are not removed from a column's list, so the list may contain rows without that column.
    let position = Int(place[Int(pivot.index)]) - 1
    if position < 0 { return }
    let factor = rows[index][position].value / pivot.value
    steps.append(Step(row: row, pivotRow: pivotRow, factor: factor))
    for entry in rows[Int(pivotRow)] { subtract(factor * entry.value, at: entry.index, from: row) }
    removeDust(from: index, pivot: pivot.index)
    queue.push(row, length: rows[index].count)
  }

  private mutating func subtract(_ value: Double, at column: Int32, from row: Int32) {
    let position = Int(place[Int(column)]) - 1
    if position >= 0 {
      rows[Int(row)][position].value -= value
      return
    }
    rows[Int(row)].append(Entry(index: column, value: -value))
    place[Int(column)] = Int32(rows[Int(row)].count)
    join(column, row)
  }

  private mutating func removeDust(from row: Int, pivot: Int32) {
    rows[row].removeAll { entry in
      let goes = entry.index == pivot || abs(entry.value) < Self.dust
      if goes {
        place[Int(entry.index)] = 0
        columnCounts[Int(entry.index)] -= 1
      }
      return goes
    }
  }
}

/// A priority queue of rows by length, the shortest first; among rows of equal length, the last one
/// pushed is first.
private struct ShortestFirst {
  private var buckets: [[Int32]] = []
  private var lowest = 0

  mutating func push(_ row: Int32, length: Int) {
    while buckets.count <= length { buckets.append([]) }
    buckets[length].append(row)
    lowest = min(lowest, length)
  }

  mutating func pop() -> (row: Int32, length: Int)? {
    while lowest < buckets.count {
      if let row = buckets[lowest].popLast() { return (row, lowest) }
      lowest += 1
    }
    return nil
  }
}
