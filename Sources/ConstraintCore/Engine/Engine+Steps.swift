extension Engine {
  /// The row or stay that enters the basis in a step.
  enum Entrant {
    case row(Int32)
    case stay(Int32)
  }

  /// Performs steps until no step reduces the violations of any level.
  mutating func improve() {
    idleSteps = 0
    var steps = 0
    // The limit is far above the number of steps any system needs. It prevents an endless loop
    // caused by rounding errors.
    let limit = 1000 + 50 * (occupants.count + store.liveCount)
    while steps < limit, let (position, way) = nextToLeave() {
      steps += 1
      step(leaving: position, way)
    }
  }

  /// Returns the best basis position whose row should leave, and the direction in which it leaves;
  /// nil if the vertex cannot be improved.
  ///
  /// Positions that improve the highest level are first. Among these, the weakest row leaves, as in
  /// a dual simplex step; a stay is weaker than any row. After many steps without movement, Bland's
  /// rule decides instead, to prevent cycles.
  private mutating func nextToLeave() -> (position: Int32, way: ReducedCostSign.Direction)? {
    let isHasty = idleSteps >= Self.patience
    if isHasty != isQueueHasty { requeue(isHasty) }
    queueSuspects()
    while let entry = leavingQueue.pop() {
      guard case .leaves(let way, let slot) = reducedCostSign(at: entry.position) else { continue }
      let order = leavingOrder(entry.position, gain: levels.priorities[slot])
      if order == entry.order { return (entry.position, way) }
      leavingQueue.push(LeavingQueue.Entry(order: order, position: entry.position))
    }
    return nil
  }

  mutating func queueSuspects() {
    for position in suspects {
      isSuspect[Int(position)] = false
      let reducedCostSign = reducedCostSign(at: position)
      degenerateRows.note(reducedCostSign, at: position)
      guard case .leaves(_, let slot) = reducedCostSign else { continue }
      let order = leavingOrder(position, gain: levels.priorities[slot])
      leavingQueue.push(LeavingQueue.Entry(order: order, position: position))
    }
    suspects.removeAll(keepingCapacity: true)
  }

  /// Empties the queue of leaving rows, and marks their positions so that the rows are queued again
  /// in the order that `isHasty` selects.
  private mutating func requeue(_ isHasty: Bool) {
    isQueueHasty = isHasty
    for entry in leavingQueue.entries { suspect(entry.position) }
    leavingQueue.removeAll()
  }

  private func leavingOrder(_ position: Int32, gain: Float) -> LeavingOrder {
    let occupant = occupants[Int(position)]
    if isQueueHasty {
      let serial =
        occupant < 0 ? rank(~occupant) : 2 * values.count + store.rows[Int(occupant)].serial
      return LeavingOrder(gain: 0, strength: 0, age: serial)
    }
    if occupant < 0 { return LeavingOrder(gain: gain, strength: 0, age: -rank(~occupant)) }
    let row = store.rows[Int(occupant)]
    return LeavingOrder(
      gain: gain, strength: levels.priorities[Int(row.slot)], age: -row.serial)
  }

  /// Moves along the edge on which the row at a basis position leaves, as far as that is an
  /// improvement.
  private mutating func step(leaving position: Int32, _ way: ReducedCostSign.Direction) {
    findDirection(leaving: position)
    let found = breakpoints(way)
    guard let (stop, passed) = stop(among: found, slope: slope(leaving: position, way)) else {
      // The edge only seems unbounded because of rounding errors, so the position is not tried
      // again.
      return rates.clear()
    }
    let touched = rates.indices
    rates.clear()
    if !replace(position, with: .row(stop.row), way, distance: stop.distance) { return }
    for breakpoint in passed { setSign(breakpoint.nextSign, of: breakpoint.row) }
    for row in touched { reclassify(row) }
    refactorIfWorn()
  }

  private func slope(leaving position: Int32, _ way: ReducedCostSign.Direction) -> Slope {
    var slope = Slope(slotCount: levels.slotCount, order: levels.order)
    for slot in levels.order where !multipliers.isEmpty(slot) {
      slope.add(-way.sign * multipliers[slot, position], slot: slot)
    }
    let occupant = occupants[Int(position)]
    if occupant < 0 { return slope }
    let row = store.rows[Int(occupant)]
    let sign = row.sign(leaving: way.sign)
    slope.add(abs(Double(sign)), slot: Int(row.slot))
    return slope
  }

  /// Moves along `direction` and replaces the row or stay at a basis position; returns false if the
  /// entrant does not depend on the position.
  mutating func replace(
    _ position: Int32, with entrant: Entrant, _ way: ReducedCostSign.Direction, distance: Double
  ) -> Bool {
    switch entrant {
    case .row(let row): express(row)
    case .stay(let variable): express(variable: variable)
    }
    if abs(sum[position]) < 1e-9 { return false }
    moveAlong(way.sign * distance)
    idleSteps = distance > 0 ? 0 : idleSteps + 1
    let sign = leave(position, way)
    enter(position, entrant, leavingSign: sign)
    return true
  }

  /// Removes the row or stay at a basis position; returns the slot in `Levels` and the sign of a
  /// row that left, or nil for a stay.
  private mutating func leave(
    _ position: Int32, _ way: ReducedCostSign.Direction?
  ) -> (slot: Int, sign: Int8)? {
    let occupant = occupants[Int(position)]
    if occupant < 0 { return nil }
    let index = Int(occupant)
    store.rows[index].state = .inactive
    store.rows[index].position = -1
    let sign = way.map { store.rows[index].sign(leaving: $0.sign) } ?? 0
    store.rows[index].sign = sign
    return (Int(store.rows[index].slot), sign)
  }

  /// Puts a row or stay at a basis position; `sum` is the entrant as a combination of the active
  /// rows.
  private mutating func enter(
    _ position: Int32, _ entrant: Entrant, leavingSign: (slot: Int, sign: Int8)?
  ) {
    transferMultipliers(position, leavingSign)
    switch entrant {
    case .row(let row):
      let sign = Double(store.rows[Int(row)].sign)
      let slot = Int(store.rows[Int(row)].slot)
      if sign != 0 {
        multipliers.open(slot, size: occupants.count)
        multipliers.add(sign, slot: slot, position: position)
      }
      store.rows[Int(row)].state = .active
      store.rows[Int(row)].sign = 0
      store.rows[Int(row)].position = position
      occupants[Int(position)] = row
    case .stay(let variable):
      heldValues[Int(variable)] = values[Int(variable)]
      occupants[Int(position)] = ~variable
    }
    suspect(position)
    openReshaped()
    basis.replace(position, by: sum)
  }

  /// Opens the positions (see `DegenerateRows`) whose edges change their directions because of the
  /// entering row.
  ///
  /// Positions closed at a variable that was settled earlier remain closed, because the leaving row
  /// does not move that variable.
  private mutating func openReshaped() {
    for position in sum.indices where sum[position] != 0 {
      let closing = degenerateRows.closing(position)
      if closing < 0 || rank(closing) >= settlingRank { degenerateRows.open(position) }
    }
  }

  /// Distributes the multiplier of the row that leaves among the rows of the combination in `sum`.
  private mutating func transferMultipliers(
    _ position: Int32, _ left: (slot: Int, sign: Int8)?
  ) {
    let pivot = sum[position]
    if let left, left.sign != 0 { multipliers.open(left.slot, size: occupants.count) }
    for slot in levels.order where !multipliers.isEmpty(slot) {
      var borne = multipliers[slot, position]
      if let left, left.slot == slot { borne -= Double(left.sign) }
      let share = abs(borne) < Multipliers.dust ? 0 : borne / pivot
      multipliers.open(slot, size: occupants.count)
      multipliers.set(0, slot: slot, position: position)
      if share == 0 { continue }
      addToMultipliers(-share, slot: slot)
      multipliers.set(share, slot: slot, position: position)
    }
  }

  /// Removes the row at a basis position without moving the vertex.
  mutating func release(_ position: Int32) {
    findDirection(leaving: position)
    let largest = direction.indices.reduce(0) { max($0, abs(direction[$1])) }
    // Of several variables, the one that is settled first is chosen, so that its stay need not be
    // exchanged again.
    let free = direction.indices.filter { abs(direction[$0]) >= 0.1 * largest }
    guard let variable = free.min(by: { rank($0) < rank($1) }) else { return }
    express(variable: variable)
    enter(position, .stay(variable), leavingSign: leave(position, nil))
  }
}
