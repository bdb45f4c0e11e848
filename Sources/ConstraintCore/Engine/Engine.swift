/// An engine that finds the values that satisfy the rows best, level by level, and updates them
/// when rows change.
///
/// The values are a vertex: the point where as many rows hold with equality as there are variables.
/// These rows are active and form the basis; all other rows are inactive, and either satisfied or
/// violated. From a vertex the engine walks along edges, exchanging one active row for another, as
/// long as this reduces the violations of the highest level that changes. This is a simplex method
/// on the violations themselves, without error variables.
///
/// A variable that no row determines is held by its *stay*, an active row that consists only of the
/// variable. Stays are below all levels, and each is its own level: `settle()` moves free variables
/// to their references, sizes before positions. Therefore every system without conflicts has a
/// single solution, whatever the order in which its constraints were added.
struct Engine: Sendable {
  var store = RowStore()
  var levels = Levels()
  var basis = Basis()
  var multipliers = Multipliers()

  /// The value of each variable, and its reference: the value it takes if it is free.
  var values: [Double] = []
  var references: [Double] = []
  /// The value that each variable's stay keeps while the stay is active.
  var heldValues: [Double] = []
  var isSize: [Bool] = []
  /// The occupant of each basis position: a row, or `~variable` for the variable's stay.
  var occupants: [Int32] = []

  /// The rows that were added or must be checked again, and those whose constant changed.
  var newRows: [Int32] = []
  var shiftedRows: [Int32] = []
  /// The required rows that were violated at some time since the last check.
  var strainedRows: [Int32] = []
  /// The conflicts of the broken rows: for each row, the members of the conflict in which it was
  /// broken.
  var conflicts: [Int32: [ConstraintID]] = [:]

  /// The basis positions whose multipliers have changed, so that their reduced costs must be
  /// computed again.
  var suspects: [Int32] = []
  var isSuspect: [Bool] = []
  /// The basis positions whose rows should leave the basis; `isQueueHasty` is true if they are
  /// queued in the order that prevents cycles (Bland's rule).
  var leavingQueue = LeavingQueue()
  var isQueueHasty = false
  /// The rows that can leave the basis without cost, used by `settle()`.
  var degenerateRows = DegenerateRows()
  /// The rank of the variable being settled; variables of lower ranks are settled already.
  var settlingRank = -1
  /// The variables that have crossed, reached or left their references, or whose references have
  /// changed.
  var turnedVariables: [Int32] = []

  /// The variables that moved since the last call of `takeMovedVariables()`.
  var movedVariables: [Int32] = []
  var hasMoved: [Bool] = []
  /// An upper bound of the rounding error of each value since it was last recomputed, and the
  /// variables for which this bound is greater than `mostDrift`.
  var drifts: [Double] = []
  var driftedVariables: [Int32] = []
  /// The number of consecutive steps that moved nothing; if there are many, the engine may be in a
  /// cycle.
  var idleSteps = 0

  // The following vectors are working memory, and are not preserved between calls.
  var sum = SparseVector()
  var change = SparseVector()
  var direction = SparseVector()
  var rates = SparseVector()

  /// The number of steps without movement after which Bland's rule is used, which cannot cycle.
  static let patience = 40
  /// The accumulated rounding error above which a value is computed again: a quarter of 2⁻³², the
  /// step to which results are rounded.
  static let mostDrift = 0x1p-34
  /// The distance within which a variable counts as being at its reference.
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

  /// Returns the rank of a variable in the order of settling: sizes from the last to the first,
  /// followed by positions.
  @inline(__always)
  func rank(_ variable: Int32) -> Int {
    isSize[Int(variable)] ? values.count - 1 - Int(variable) : Int(variable) + values.count
  }

  mutating func suspect(_ position: Int32) {
    if isSuspect[Int(position)] { return }
    isSuspect[Int(position)] = true
    suspects.append(position)
  }

  /// Moves a variable and records the movement.
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

  /// Moves the vertex by a multiple of `direction`.
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

  /// Returns 1 if a variable is above its reference, −1 if it is below, and 0 if it is at its
  /// reference.
  @inline(__always)
  func side(_ index: Int) -> Int {
    let distance = values[index] - references[index]
    return distance > Self.restWidth ? 1 : distance < -Self.restWidth ? -1 : 0
  }

  /// Returns the residual of a row, its left side minus its right side, and the tolerance for
  /// rounding errors.
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

  /// Computes the combination of active rows that equals a row, and stores it in `sum`.
  mutating func express(_ row: Int32) {
    for place in store.range(of: row) {
      basis.load(store.terms[place].coefficient, variable: store.terms[place].variable)
    }
    basis.solveRow(into: &sum)
  }

  /// Computes the combination of active rows that equals a variable, and stores it in `sum`.
  mutating func express(variable: Int32) {
    basis.load(1, variable: variable)
    basis.solveRow(into: &sum)
  }

  /// Stores in `direction` the movement of the vertex when the row at a basis position leaves
  /// upwards.
  mutating func findDirection(leaving position: Int32) {
    change.grow(to: basis.size)
    change.set(1, at: position)
    basis.solveColumn(&change, into: &direction)
  }
}

// MARK: - Reading

extension Engine {
  mutating func takeMovedVariables() -> [Int32] {
    let moved = movedVariables
    for variable in moved { hasMoved[Int(variable)] = false }
    movedVariables = []
    return moved
  }

  /// Returns the rows that contain a variable.
  func rows(of variable: Int32) -> [Int32] {
    var result: [Int32] = []
    var place = store.heads[Int(variable)]
    while place >= 0 {
      result.append(store.terms[Int(place)].row)
      place = store.terms[Int(place)].next
    }
    return result
  }

  /// Returns the active rows that determine a variable's value.
  mutating func rowsDetermining(_ variable: Int32) -> [Int32] {
    express(variable: variable)
    return sum.indices.filter { abs(sum[$0]) > 1e-9 && occupants[Int($0)] >= 0 }
      .map { occupants[Int($0)] }
  }
}
