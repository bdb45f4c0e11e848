extension Engine {
  mutating func add(
    _ row: Row, terms: some Collection<(variable: Int32, coefficient: Double)>, priority: Float
  ) -> Int32 {
    var row = row
    row.slot = Int32(levels.retain(priority))
    row.state = .new
    row.applied = row.constant
    let index = store.insert(row, terms: terms)
    newRows.append(index)
    return index
  }

  mutating func remove(_ row: Int32) {
    retryBroken(by: row)
    takeOut(row)
    conflicts[row] = nil
    newRows.removeAll { $0 == row }
    shiftedRows.removeAll { $0 == row }
    strainedRows.removeAll { $0 == row }
    let slot = Int(store.rows[Int(row)].slot)
    store.remove(row)
    if levels.release(slot) { multipliers.clear(slot) }
  }

  /// Removes a row from the system without changing the values.
  private mutating func takeOut(_ row: Int32) {
    switch store.rows[Int(row)].state {
    case .active: release(store.rows[Int(row)].position)
    case .inactive: setSign(0, of: row)
    case .empty, .new, .broken: break
    }
  }

  mutating func setConstant(_ constant: Double, of row: Int32) {
    if store.rows[Int(row)].constant == constant { return }
    store.rows[Int(row)].constant = constant
    retryBroken(by: row)
    shiftedRows.append(row)
  }

  mutating func setPriority(_ priority: Float, of row: Int32) {
    let old = Int(store.rows[Int(row)].slot)
    let slot = levels.retain(priority)
    let sign = store.rows[Int(row)].sign
    let state = store.rows[Int(row)].state
    if state == .inactive { setSign(0, of: row) }
    store.rows[Int(row)].slot = Int32(slot)
    if state == .inactive { setSign(sign, of: row) }
    if state == .active { suspect(store.rows[Int(row)].position) }
    if levels.release(old) { multipliers.clear(old) }
  }

  mutating func setReference(_ reference: Double, of variable: Int32) {
    if references[Int(variable)] == reference { return }
    references[Int(variable)] = reference
    turnedVariables.append(variable)
  }

  /// Schedules another attempt to add a given row, if it is broken, and all broken rows whose
  /// conflicts contain the given row (AL85).
  private mutating func retryBroken(by row: Int32) {
    if conflicts.isEmpty { return }
    let serial = store.rows[Int(row)].serial
    let again = conflicts.keys.filter { broken in
      broken == row || conflicts[broken]?.contains { $0.serial == serial } == true
    }
    for broken in again.sorted() {
      conflicts[broken] = nil
      store.rows[Int(broken)].state = .new
      newRows.append(broken)
    }
  }

  /// Updates the values for all pending changes; returns the conflicts found.
  mutating func solve() -> [Conflict] {
    if isUpToDate { return [] }
    // For many new rows, a new start is cheaper than adding them one by one.
    if newRows.count > 24 && newRows.count * 6 > store.liveCount {
      startAnew()
    } else {
      refactorIfWorn()
      applyShifts()
      lookAtNewRows()
    }
    improve()
    let conflicts = mendConflicts()
    settle()
    recomputeDrifted()
    return conflicts
  }

  private var isUpToDate: Bool {
    newRows.isEmpty && shiftedRows.isEmpty && suspects.isEmpty && turnedVariables.isEmpty
      && degenerateRows.openCount == 0
  }

  /// Moves the vertex so that the active rows hold with their changed right sides.
  private mutating func applyShifts() {
    if shiftedRows.isEmpty { return }
    change.grow(to: basis.size)
    var touched = shiftedRows
    for row in shiftedRows {
      let old = store.rows[Int(row)]
      store.rows[Int(row)].applied = old.constant
      if old.state == .active && old.constant != old.applied {
        change.add(old.constant - old.applied, at: old.position)
      }
    }
    shiftedRows.removeAll(keepingCapacity: true)
    basis.solveColumn(&change, into: &direction)
    moveAlong(1)
    for variable in direction.indices where direction[variable] != 0 {
      appendInactiveRows(of: variable, to: &touched)
    }
    for row in touched { reclassify(row) }
  }

  private func appendInactiveRows(of variable: Int32, to rows: inout [Int32]) {
    var place = store.heads[Int(variable)]
    while place >= 0 {
      let term = store.terms[Int(place)]
      if store.rows[Int(term.row)].state == .inactive { rows.append(term.row) }
      place = term.next
    }
  }

  private mutating func lookAtNewRows() {
    for row in newRows where store.rows[Int(row)].state == .new {
      store.rows[Int(row)].state = .inactive
      store.rows[Int(row)].sign = 0
      store.rows[Int(row)].applied = store.rows[Int(row)].constant
      reclassify(row)
    }
    newRows.removeAll(keepingCapacity: true)
  }
}
