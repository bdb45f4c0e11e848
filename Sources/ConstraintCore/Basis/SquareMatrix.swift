/// A sparse matrix in row order, which is square because a basis has one row for each variable.
struct SquareMatrix: Sendable {
  struct Entry: Sendable {
    var index: Int32
    var value: Double
  }

  /// The index of each row's first entry in `entries`, followed by the number of entries.
  private(set) var starts: [Int32] = [0]
  /// Variables and coefficients, row by row.
  private(set) var entries: [Entry] = []

  var size: Int { starts.count - 1 }

  mutating func reserve(rows: Int, entries count: Int) {
    starts.reserveCapacity(rows + 1)
    entries.reserveCapacity(count)
  }

  mutating func append(_ variable: Int32, _ coefficient: Double) {
    entries.append(Entry(index: variable, value: coefficient))
  }

  mutating func endRow() {
    starts.append(Int32(entries.count))
  }

  @inline(__always)
  func range(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  /// Calls `body` with the entries of a row.
  @inline(__always)
  func forEach(in row: Int, _ body: (Entry) -> Void) {
    let range = range(row)
    entries.withUnsafeBufferPointer { entries in
      for place in range { body(entries[place]) }
    }
  }

  /// The transposed matrix: the entries by column, with rows as indices.
  var transposed: Self {
    var result = Self()
    var counts = [Int32](repeating: 0, count: size + 1)
    for entry in entries { counts[Int(entry.index) + 1] += 1 }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    result.starts = counts
    result.entries = [Entry](repeating: Entry(index: 0, value: 0), count: entries.count)
    for row in 0..<size {
      for place in range(row) {
        let column = Int(entries[place].index)
        result.entries[Int(counts[column])] = Entry(index: Int32(row), value: entries[place].value)
        counts[column] += 1
      }
    }
    return result
  }
}
