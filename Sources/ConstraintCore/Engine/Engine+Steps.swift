extension Engine {
  /// The row or stay that is at a position after a step.
  enum Entrant {
    case row(Int32)
    case stay(Int32)
  }

  /// Steps until no step reduces the violations of any level.
  mutating func improve() {
    idleSteps = 0
    var steps = 0
    // Far more than any system needs; rounding must not let it run forever.
    let limit = 1000 + 50 * (occupants.count + store.liveCount)
    while steps < limit, let (position, way) = nextToLeave() {
      steps += 1
      step(leaving: position, way)
    }
  }

  /// The position that is best left.
  ///
  /// The highest level comes first. Of the rows that would mend it the weakest leaves, as a dual
  /// step would choose; a stay is weaker than any row.
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

  /// Puts all positions into the queue again, in another order.
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

  /// Moves along an edge away from the row at a position, until that improves nothing.
  private mutating func step(leaving position: Int32, _ way: ReducedCostSign.Direction) {
    findDirection(leaving: position)
    let found = breakpoints(way)
    guard let (stop, passed) = stop(among: found, slope: slope(leaving: position, way)) else {
      // Only rounding can make an edge pay without end; the position is not looked at again.
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

  /// Moves along `direction` and puts another row or stay in a position; false if it cannot be
  /// there there.
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

  /// Takes the occupant out of a position; returns the slot and the sign of the rest.
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

  /// Puts an entrant in; `sum` has it as a combination of the present rows.
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

  /// Opens the positions whose edges change with the row that enters.
  ///
  /// What a variable before the one being settled has closed stays closed: the row that leaves does
  /// not move that variable.
  private mutating func openReshaped() {
    for position in sum.indices where sum[position] != 0 {
      let closing = degenerateRows.closing(position)
      if closing < 0 || rank(closing) >= settlingRank { degenerateRows.open(position) }
    }
  }

  /// Distributes the leaving row's multiplier among the rows that it is a combination of.
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

  /// Takes the row out of a position without moving: a stay fixes the coordinate that is now free.
  mutating func release(_ position: Int32) {
    findDirection(leaving: position)
    let largest = direction.indices.reduce(0) { max($0, abs(direction[$1])) }
    // The variable that the policy settles first, so that it needs no second exchange.
    let free = direction.indices.filter { abs(direction[$0]) >= 0.1 * largest }
    guard let variable = free.min(by: { rank($0) < rank($1) }) else { return }
    express(variable: variable)
    enter(position, .stay(variable), leavingSign: leave(position, nil))
  }
}
