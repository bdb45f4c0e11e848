extension Engine {
  /// Chooses active rows for many new rows at once, by their structure and without arithmetic.
  ///
  /// Each variable is assigned to the first row that can determine it: a row whose other variables
  /// are already determined, or the first row that contains the variable. The active rows therefore
  /// form a triangular matrix. Required equations are assigned first, followed by the other rows
  /// from the highest level down. Steps from the resulting vertex correct wrong choices.
  mutating func startAnew() {
    for index in store.rows.indices where store.rows[index].state != .empty {
      store.rows[index].applied = store.rows[index].constant
      if store.rows[index].state == .broken { continue }
      store.rows[index].state = .inactive
      store.rows[index].sign = 0
      store.rows[index].position = -1
    }
    newRows.removeAll()
    shiftedRows.removeAll()
    let owners = Triangle(store: store, isSize: isSize, levels: levels).owners
    for variable in values.indices {
      let owner = owners[variable]
      occupants[variable] = owner < 0 ? ~Int32(variable) : owner
      heldValues[variable] = references[variable]
      if owner < 0 { continue }
      store.rows[Int(owner)].state = .active
      store.rows[Int(owner)].position = Int32(variable)
    }
    degenerateRows.reset()
    refactor()
  }
}
