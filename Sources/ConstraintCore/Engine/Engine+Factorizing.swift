extension Engine {
  /// Factorizes the basis again if its replacements cost more than a factorization.
  mutating func refactorIfWorn() {
    if basis.isWorn { refactor() }
  }

  /// Factorizes the active rows, and recomputes values and multipliers from them.
  ///
  /// The factorization removes all rounding errors accumulated since the last factorization.
  mutating func refactor() {
    let dependent = basis.factorize(activeMatrix())
    for (position, variable) in dependent { hold(variable, at: position) }
    recomputeValues()
    recomputeMultipliers()
  }

  private func activeMatrix() -> SquareMatrix {
    var matrix = SquareMatrix()
    matrix.reserve(rows: occupants.count, entries: 4 * occupants.count)
    for occupant in occupants {
      if occupant < 0 {
        matrix.append(~occupant, 1)
      } else {
        for place in store.range(of: occupant) {
          matrix.append(store.terms[place].variable, store.terms[place].coefficient)
        }
      }
      matrix.endRow()
    }
    return matrix
  }

  /// Replaces a linearly dependent row by a variable's stay.
  private mutating func hold(_ variable: Int32, at position: Int32) {
    let occupant = occupants[Int(position)]
    if occupant >= 0 {
      store.rows[Int(occupant)].state = .inactive
      store.rows[Int(occupant)].sign = 0
      store.rows[Int(occupant)].position = -1
    }
    occupants[Int(position)] = ~variable
    heldValues[Int(variable)] = values[Int(variable)]
  }

  /// Recomputes, from the active rows, the values that may have accumulated too many rounding
  /// errors.
  mutating func recomputeDrifted() {
    if driftedVariables.count > occupants.count / 16 { return recomputeValues() }
    for variable in driftedVariables {
      express(variable: variable)
      set(variable, to: sum.indices.reduce(0) { $0 + sum[$1] * rightSide($1) })
    }
    driftedVariables.removeAll(keepingCapacity: true)
  }

  private mutating func recomputeValues() {
    change.grow(to: basis.size)
    for position in occupants.indices {
      let right = rightSide(Int32(position))
      if right != 0 { change.set(right, at: Int32(position)) }
    }
    basis.solveColumn(&change, into: &direction)
    for variable in values.indices { set(Int32(variable), to: direction[Int32(variable)]) }
    driftedVariables.removeAll(keepingCapacity: true)
  }

  private func rightSide(_ position: Int32) -> Double {
    let occupant = occupants[Int(position)]
    return occupant < 0 ? heldValues[Int(~occupant)] : store.rows[Int(occupant)].applied
  }

  private mutating func set(_ variable: Int32, to value: Double) {
    drifts[Int(variable)] = 0
    let distance = value - values[Int(variable)]
    if distance != 0 { move(variable, by: distance) }
    // The value is assigned because adding the distance might round it again.
    values[Int(variable)] = value
  }
}
