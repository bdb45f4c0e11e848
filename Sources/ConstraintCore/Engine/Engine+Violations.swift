extension Engine {
  /// Changes the sign of an inactive row and updates the multipliers of the active rows.
  mutating func setSign(_ sign: Int8, of row: Int32) {
    let old = store.rows[Int(row)].sign
    if old == sign { return }
    store.rows[Int(row)].sign = sign
    let slot = Int(store.rows[Int(row)].slot)
    if slot == Levels.required && sign != 0 { strainedRows.append(row) }
    express(row)
    addToMultipliers(Double(old - sign), slot: slot)
  }

  /// Adds a multiple of `sum` to the multipliers of a level, which is given by its slot in
  /// `Levels`.
  mutating func addToMultipliers(_ factor: Double, slot: Int) {
    multipliers.open(slot, size: occupants.count)
    for position in sum.indices {
      let value = sum[position]
      if value == 0 { continue }
      multipliers.add(factor * value, slot: slot, position: position)
      suspect(position)
    }
  }

  /// Returns the sign of a row by its residual; if the residual is within the tolerance, the row
  /// keeps its sign.
  func sign(of row: Int32) -> Int8 {
    let (value, tolerance) = residual(row)
    let old = store.rows[Int(row)].sign
    if abs(value) <= tolerance { return old }
    switch store.rows[Int(row)].relation {
    case .equal: return value > 0 ? 1 : -1
    case .lessThanOrEqual: return value > 0 ? 1 : 0
    case .greaterThanOrEqual: return value < 0 ? -1 : 0
    }
  }

  /// Updates the sign of an inactive row whose residual changed.
  mutating func reclassify(_ row: Int32) {
    if store.rows[Int(row)].state == .inactive { setSign(sign(of: row), of: row) }
  }

  /// Recomputes all signs from the values, and all multipliers from the signs.
  mutating func recomputeMultipliers() {
    multipliers.clear()
    var violated = [[Int32]](repeating: [], count: levels.slotCount)
    for index in store.rows.indices where store.rows[index].state == .inactive {
      let sign = sign(of: Int32(index))
      store.rows[index].sign = sign
      if sign != 0 { violated[Int(store.rows[index].slot)].append(Int32(index)) }
    }
    strainedRows = violated[Levels.required]
    for (slot, rows) in violated.enumerated() where !rows.isEmpty { pull(rows, slot: slot) }
    for position in occupants.indices { suspect(Int32(position)) }
  }

  private mutating func pull(_ rows: [Int32], slot: Int) {
    for row in rows {
      let sign = Double(store.rows[Int(row)].sign)
      for place in store.range(of: row) {
        basis.load(sign * store.terms[place].coefficient, variable: store.terms[place].variable)
      }
    }
    basis.solveRow(into: &sum)
    addToMultipliers(-1, slot: slot)
  }

  /// Returns the sign of the reduced cost at a basis position: whether the multiplier of its row
  /// exceeds its bounds.
  ///
  /// The multiplier of a row must be between `bounds(of:)` in the row's own level, and must be 0 in
  /// higher levels. If the multiplier is exactly at a bound, the lower levels decide.
  func reducedCostSign(at position: Int32) -> ReducedCostSign {
    let occupant = occupants[Int(position)]
    let row = occupant < 0 ? nil : store.rows[Int(occupant)]
    if let row, row.isHard { return .held }
    let own = row.map { Int($0.slot) } ?? -1
    var up = true
    var down = true
    for slot in levels.order {
      let value = multipliers[slot, position]
      var upper = 0.0
      var lower = 0.0
      if slot == own, let row { (lower, upper) = bounds(of: row) }
      if up && value > upper + Multipliers.dust { return .leaves(.up, slot: slot) }
      if down && value < lower - Multipliers.dust { return .leaves(.down, slot: slot) }
      up = up && value > upper - Multipliers.dust
      down = down && value < lower + Multipliers.dust
      if !up && !down { return .held }
    }
    return .neutral(up: up, down: down)
  }

  /// Returns the bounds of an active row's multiplier in its own level.
  func bounds(of row: Row) -> (lower: Double, upper: Double) {
    let most = row.isRequired ? Double.infinity : 1
    return (
      row.relation == .lessThanOrEqual ? 0 : -most,
      row.relation == .greaterThanOrEqual ? 0 : most
    )
  }
}
