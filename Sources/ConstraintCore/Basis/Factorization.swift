/// A factorized matrix, with which equations are solved by substitution.
///
/// Variables are sorted so that each follows from those before it:
///
///     rows of one unknown │ the rest, eliminated │ columns of one row
///     x0 = 0              │ equal widths, …      │ x1 = x0 + 8, x2 = x1 + w1 + 8, …
///
/// The two outer parts are found without arithmetic and never fill in. Each place in the order
/// belongs to a variable and to the row that determines this variable.
struct Factorization: Sendable {
  /// The position of the row at each place, and the variable at each place.
  private(set) var positionAt: [Int32] = []
  private(set) var variableAt: [Int32] = []
  /// The place of the row at each position, and the place of each variable.
  private(set) var placeOfPosition: [Int32]
  private(set) var placeOfVariable: [Int32]
  private(set) var pivots: [Double] = []
  /// The range of the places at which the rows and variables of the `Nucleus` are.
  private(set) var middle = 0..<0
  /// The elimination steps, with places as row numbers; see `Elimination.Step`.
  private(set) var steps: [Elimination.Step] = []
  /// The off-diagonal entries of the factorized matrix, with places as indices: by row (`needs`)
  /// and by column (`uses`).
  private(set) var needs = SquareMatrix()
  private(set) var uses = SquareMatrix()
  /// The linearly dependent rows, each with an undetermined variable.
  private(set) var dependent: [(position: Int32, variable: Int32)] = []

  /// Creates the factorization of the empty matrix.
  init() {
    placeOfPosition = []
    placeOfVariable = []
  }

  init(_ matrix: SquareMatrix) {
    let size = matrix.size
    placeOfPosition = Array(repeating: -1, count: size)
    placeOfVariable = Array(repeating: -1, count: size)
    var triangularization = Triangularization(matrix)
    triangularization.peelRows()
    triangularization.peelColumns()
    for pivot in triangularization.rowPivots { append(pivot) }
    let middleRows = appendMiddle(of: matrix, leftBy: triangularization)
    for pivot in triangularization.columnPivots.reversed() { append(pivot) }
    fillNeeds(from: matrix, middleRows: middleRows)
    uses = needs.transposed
  }

  /// Appends a variable and a row that consists only of this variable.
  mutating func appendUnit() {
    let index = Int32(positionAt.count)
    placeOfPosition.append(-1)
    placeOfVariable.append(-1)
    append((index, index, 1))
    needs.endRow()
    uses.endRow()
  }

  private mutating func append(_ pivot: (position: Int32, variable: Int32, value: Double)) {
    placeOfPosition[Int(pivot.position)] = Int32(positionAt.count)
    placeOfVariable[Int(pivot.variable)] = Int32(positionAt.count)
    positionAt.append(pivot.position)
    variableAt.append(pivot.variable)
    pivots.append(pivot.value)
  }

  /// Sorts the nucleus and returns its rows after elimination, with variables as indices.
  private mutating func appendMiddle(
    of matrix: SquareMatrix, leftBy triangularization: Triangularization
  ) -> [Int32: [SquareMatrix.Entry]] {
    let start = positionAt.count
    let rest = Nucleus(of: matrix, leftBy: triangularization)
    let elimination = Elimination(rows: rest.rows, columnCount: rest.variables.count)
    dependent = rest.unmatched(by: elimination)
    for (position, variable) in dependent { append((position, variable, 1)) }
    // The last eliminated row is first, because it has the fewest unknowns.
    for pivot in elimination.pivots.reversed() {
      append((rest.positions[Int(pivot.row)], rest.variables[Int(pivot.column)], pivot.value))
    }
    middle = start..<positionAt.count
    let gone = Set(dependent.map(\.position))
    steps = elimination.steps.compactMap { step in
      let position = rest.positions[Int(step.row)]
      if gone.contains(position) { return nil }
      let pivotRow = placeOfPosition[Int(rest.positions[Int(step.pivotRow)])]
      return Elimination.Step(
        row: placeOfPosition[Int(position)], pivotRow: pivotRow, factor: step.factor)
    }
    return rest.byPosition(elimination.rows, without: gone)
  }

  private mutating func fillNeeds(
    from matrix: SquareMatrix, middleRows: [Int32: [SquareMatrix.Entry]]
  ) {
    needs.reserve(rows: matrix.size, entries: matrix.entries.count)
    let gone = Set(dependent.map(\.position))
    for place in 0..<matrix.size {
      let position = positionAt[place]
      if middle.contains(place) {
        for entry in middleRows[position] ?? [] { need(entry, at: place) }
      }
      if !gone.contains(position) {
        for entry in matrix.range(Int(position)) { needOuter(matrix.entries[entry], at: place) }
      }
      needs.endRow()
    }
  }

  private mutating func need(_ entry: SquareMatrix.Entry, at place: Int) {
    let other = placeOfVariable[Int(entry.index)]
    if Int(other) != place { needs.append(other, entry.value) }
  }

  /// Adds an entry from the original matrix.
  ///
  /// For a row of the nucleus, only the entries before the nucleus are still the original ones.
  private mutating func needOuter(_ entry: SquareMatrix.Entry, at place: Int) {
    let other = Int(placeOfVariable[Int(entry.index)])
    if middle.contains(place) && other >= middle.lowerBound { return }
    need(entry, at: place)
  }
}
