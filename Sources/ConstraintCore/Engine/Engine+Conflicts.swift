extension Engine {
  /// Breaks rows until all remaining required rows are satisfied.
  ///
  /// The violated rows are set aside and restored one by one, the earliest first. If a row cannot
  /// be restored, it contradicts a combination of active rows; that row and those active rows are
  /// the conflict.
  mutating func mendConflicts() -> [Conflict] {
    let violated = violatedRequiredRows()
    clearKeptRows()
    if violated.isEmpty { return [] }
    for row in violated {
      setSign(0, of: row)
      store.rows[Int(row)].state = .broken
    }
    improve()
    var found: [Conflict] = []
    for row in violated { bringBack(row, conflicts: &found) }
    return found
  }

  private mutating func violatedRequiredRows() -> [Int32] {
    if strainedRows.isEmpty { return [] }
    // A row that is satisfied within the tolerance but has a sign remains in the list, because it
    // may be violated later.
    strainedRows = Set(strainedRows).filter { store.rows[Int($0)].sign != 0 }
      .sorted { store.rows[Int($0)].serial < store.rows[Int($1)].serial }
    return strainedRows.filter { isViolated($0) }
  }

  /// Clears the signs (`Row.sign`) of required rows that are satisfied within ten times the
  /// tolerance, so that no later step may violate them again.
  private mutating func clearKeptRows() {
    let kept = strainedRows.filter { !isViolated($0) }
    if kept.isEmpty { return }
    for row in kept { setSign(0, of: row) }
    improve()
  }

  private func isViolated(_ index: Int32) -> Bool {
    let row = store.rows[Int(index)]
    if row.state != .inactive || row.sign == 0 { return false }
    let (value, tolerance) = residual(index)
    return abs(value) > 10 * tolerance
  }

  private mutating func bringBack(_ row: Int32, conflicts found: inout [Conflict]) {
    store.rows[Int(row)].state = .inactive
    store.rows[Int(row)].sign = 0
    reclassify(row)
    improve()
    while isViolated(row) {
      guard let conflict = conflict(of: row) else { return }
      found.append(conflict)
      setAside(conflict)
      improve()
      if conflict.broken.row == row { break }
    }
    _ = violatedRequiredRows()
    clearKeptRows()
  }

  private mutating func conflict(of row: Int32) -> Conflict? {
    express(row)
    let others = sum.indices.filter { abs(sum[$0]) > 1e-9 }.map { occupants[Int($0)] }
    let members = (others.filter { $0 >= 0 } + [row]).map(id(of:)).sorted()
    let known = members.map {
      BreakingPolicy.Member(
        id: $0, isBreakable: store.rows[Int($0.row)].isBreakable, fixesSize: fixesSize($0.row))
    }
    return BreakingPolicy.choice(among: known).map { Conflict(constraints: members, broken: $0) }
  }

  func id(of row: Int32) -> ConstraintID {
    ConstraintID(serial: store.rows[Int(row)].serial, row: row)
  }

  private func fixesSize(_ row: Int32) -> Bool {
    let range = store.range(of: row)
    guard range.count == 1, store.rows[Int(row)].relation == .equal else { return false }
    return isSize[Int(store.terms[range.lowerBound].variable)]
  }

  private mutating func setAside(_ conflict: Conflict) {
    let row = conflict.broken.row
    if store.rows[Int(row)].state == .active {
      release(store.rows[Int(row)].position)
    } else {
      setSign(0, of: row)
    }
    store.rows[Int(row)].state = .broken
    conflicts[row] = conflict.constraints
  }
}
