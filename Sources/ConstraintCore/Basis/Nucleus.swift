/// The rows and variables that remain after `Triangularization` has removed the triangular parts of
/// a matrix, numbered from 0.
struct Nucleus {
  typealias Entry = SquareMatrix.Entry

  /// The original positions of the rows and the original variables, by their numbers in the
  /// nucleus.
  let positions: [Int32]
  let variables: [Int32]
  /// The rows, with variables as numbered in the nucleus.
  private(set) var rows: [[Entry]] = []

  init(of matrix: SquareMatrix, leftBy triangularization: Triangularization) {
    positions = triangularization.isRowTaken.indices.filter { !triangularization.isRowTaken[$0] }
      .map(Int32.init)
    variables = triangularization.isVariableTaken.indices.filter {
      !triangularization.isVariableTaken[$0]
    }
    .map(Int32.init)
    if positions.isEmpty { return }
    var number = [Int32](repeating: -1, count: matrix.size)
    for (index, variable) in variables.enumerated() { number[Int(variable)] = Int32(index) }
    rows = positions.map { position in
      matrix.range(Int(position)).compactMap { place in
        let entry = matrix.entries[place]
        let column = number[Int(entry.index)]
        return column < 0 ? nil : Entry(index: column, value: entry.value)
      }
    }
  }

  /// Pairs each row for which the elimination found no pivot with a variable that has no pivot.
  func unmatched(by elimination: Elimination) -> [(position: Int32, variable: Int32)] {
    if elimination.pivots.count == positions.count { return [] }
    var isRowUsed = [Bool](repeating: false, count: positions.count)
    var isColumnUsed = isRowUsed
    for pivot in elimination.pivots {
      isRowUsed[Int(pivot.row)] = true
      isColumnUsed[Int(pivot.column)] = true
    }
    let freeRows = positions.indices.filter { !isRowUsed[$0] }
    let freeColumns = variables.indices.filter { !isColumnUsed[$0] }
    return zip(freeRows, freeColumns).map { (positions[$0], variables[$1]) }
  }

  /// Returns eliminated rows by their original positions, with original variables as indices.
  ///
  /// Rows whose positions are in `gone` are left out.
  func byPosition(_ rows: [[Entry]], without gone: Set<Int32>) -> [Int32: [Entry]] {
    var result: [Int32: [Entry]] = [:]
    for (index, row) in rows.enumerated() where !gone.contains(positions[index]) {
      result[positions[index]] = row.map {
        Entry(index: variables[Int($0.index)], value: $0.value)
      }
    }
    return result
  }
}
