/// An engine that finds the values that satisfy the rows best, level by level, and keeps them as
/// rows change.
///
/// The values are a vertex: the point where as many rows hold with equality as there are variables.
/// Those rows are active and make up the basis; all others merely follow, kept or violated. From
/// any vertex the engine walks along edges, leaving one active row for another, as long as that
/// lessens the violations of the highest level that it changes (a simplex method on the violations
/// themselves, not on error variables).
///
/// A variable that nothing determines is held by its *stay*, an active row of its own. Stays are
/// below all levels, each a level for itself: `settle()` moves free variables to their references,
/// sizes before positions, earlier variables before later ones. So every system has one answer,
/// whatever order its constraints came in.
struct Engine: Sendable {
  var store = RowStore()
  var levels = Levels()
  var basis = Basis()
  var multipliers = Multipliers()

  /// The values by variable, and the reference that each has when it is free.
  var values: [Double] = []
  var references: [Double] = []
  /// The value at which each variable's stay holds it while the stay is active.
  var heldValues: [Double] = []
  var isSize: [Bool] = []
  /// The occupant of each position: a row, or `~variable` for the variable's stay.
  var occupants: [Int32] = []

  /// Rows that were added, changed their constant, or must be checked again.
  var newRows: [Int32] = []
  var shiftedRows: [Int32] = []
  /// Required rows that were violated at some time since their last check.
  var strainedRows: [Int32] = []
  /// The reason why each broken row was broken.
  var conflicts: [Int32: [ConstraintID]] = [:]

  /// Positions whose multipliers changed.
  var suspects: [Int32] = []
  var isSuspect: [Bool] = []
  /// Those of them whose rows are to be left, and whether they are queued so as not to cycle.
  var leavingQueue = LeavingQueue()
  var isQueueHasty = false
  /// The rows that may be left without cost, for `settle()`.
  var degenerateRows = DegenerateRows()
  /// The rank of the variable that is being settled; those before it are done.
  var settlingRank = -1
  /// Variables that have changed sides relative to their references.
  var turnedVariables: [Int32] = []

  /// Variables that moved since they were last read.
  var movedVariables: [Int32] = []
  var hasMoved: [Bool] = []
  /// The most that rounding may have added to each value since it was computed as a whole, and the
  /// variables for which that is too much.
  var drifts: [Double] = []
  var driftedVariables: [Int32] = []
  /// Steps in a row that moved nothing; many of them may be a cycle.
  var idleSteps = 0

  // Work space, empty between calls.
  var sum = SparseVector()
  var change = SparseVector()
  var direction = SparseVector()
  var rates = SparseVector()

  /// Steps without movement after which the choice becomes the one that cannot cycle (Bland's).
  static let patience = 40
  /// A quarter of the grid that values are rounded to.
  static let mostDrift = 0x1p-34
  /// A variable this near to its reference is there.
  static let restWidth = 1e-9

  mutating func addVariable(isSize: Bool, reference: Double) -> Int32 {
    let index = Int32(values.count)
    store.addVariable()
    basis.appendUnit()
    values.append(reference)
    references.append(reference)
    heldValues.append(reference)
    self.isSize.append(isSize)
    occupants.append(~index)
    isSuspect.append(false)
    degenerateRows.addPosition()
    suspect(index)
    hasMoved.append(false)
    drifts.append(0)
    return index
  }

  /// The order in which free variables are settled: sizes from the last to the first, then
  /// positions.
  @inline(__always)
  func rank(_ variable: Int32) -> Int {
    isSize[Int(variable)] ? values.count - 1 - Int(variable) : Int(variable) + values.count
  }

  mutating func suspect(_ position: Int32) {
    if isSuspect[Int(position)] { return }
    isSuspect[Int(position)] = true
    suspects.append(position)
  }

  /// Moves a variable, and records that.
  @inline(__always)
  mutating func move(_ variable: Int32, by distance: Double) {
    let index = Int(variable)
    let before = side(index)
    values[index] += distance
    if before != side(index) { turnedVariables.append(variable) }
    if !hasMoved[index] {
      hasMoved[index] = true
      movedVariables.append(variable)
    }
  }

  /// Moves the vertex along `direction`.
  mutating func moveAlong(_ distance: Double) {
    for variable in direction.indices where direction[variable] != 0 {
      let step = distance * direction[variable]
      let index = Int(variable)
      let before = drifts[index]
      drifts[index] += abs(step) * .ulpOfOne
      if before <= Self.mostDrift && drifts[index] > Self.mostDrift {
        driftedVariables.append(variable)
      }
      move(variable, by: step)
    }
  }

  /// On which side of its reference a variable is; 0 where it is at rest.
  @inline(__always)
  func side(_ index: Int) -> Int {
    let distance = values[index] - references[index]
    return distance > Self.restWidth ? 1 : distance < -Self.restWidth ? -1 : 0
  }

  /// The left side less the right side, and the part of it that may be rounding.
  @inline(__always)
  func residual(_ row: Int32) -> (value: Double, tolerance: Double) {
    let right = store.rows[Int(row)].applied
    var value = -right
    var magnitude = abs(right)
    for place in store.range(of: row) {
      let term = store.terms[place]
      let product = term.coefficient * values[Int(term.variable)]
      value += product
      magnitude += abs(product)
    }
    return (value, 1e-8 + 1e-11 * magnitude)
  }

  /// Writes to `sum` which active rows add up to a row.
  mutating func express(_ row: Int32) {
    for place in store.range(of: row) {
      basis.load(store.terms[place].coefficient, variable: store.terms[place].variable)
    }
    basis.solveRow(into: &sum)
  }

  /// Writes to `sum` which active rows determine a variable.
  mutating func express(variable: Int32) {
    basis.load(1, variable: variable)
    basis.solveRow(into: &sum)
  }

  /// Writes to `direction` how the vertex moves when the row at a position is left upwards.
  mutating func findDirection(leaving position: Int32) {
    change.grow(to: basis.size)
    change.set(1, at: position)
    basis.solveColumn(&change, into: &direction)
  }
}

// MARK: - What there is to read

extension Engine {
  mutating func takeMovedVariables() -> [Int32] {
    let moved = movedVariables
    for variable in moved { hasMoved[Int(variable)] = false }
    movedVariables = []
    return moved
  }

  /// The rows that mention a variable.
  func rows(of variable: Int32) -> [Int32] {
    var result: [Int32] = []
    var place = store.heads[Int(variable)]
    while place >= 0 {
      result.append(store.terms[Int(place)].row)
      place = store.terms[Int(place)].next
    }
    return result
  }

  /// The active rows that determine a variable's value.
  mutating func rowsDetermining(_ variable: Int32) -> [Int32] {
    express(variable: variable)
    return sum.indices.filter { abs(sum[$0]) > 1e-9 && occupants[Int($0)] >= 0 }
      .map { occupants[Int($0)] }
  }
}
