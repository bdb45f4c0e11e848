extension Engine {
  /// Moves free variables to their references, one after the other in the order of ranks.
  ///
  /// Each variable is settled by steps that cost nothing at any level. A position of the basis
  /// whose row can leave at no cost is *open* (see `DegenerateRows`). If its row would move a
  /// settled variable off its reference, the position is closed for the variables that follow. The
  /// running time grows with the number of open positions.
  mutating func settle() {
    settlingRank = -1
    // Each round closes most of the open positions, but a step may open some of them again.
    var rounds = 64 + occupants.count
    openAroundTurned()
    while degenerateRows.openCount > 0 && rounds > 0 {
      settleMost()
      openAroundTurned()
      rounds -= 1
    }
    degenerateRows.closeAll()
    settlingRank = -1
  }

  /// Reopens the positions closed at variables, not yet settled, that are on another side of their
  /// references now.
  private mutating func openAroundTurned() {
    defer { turnedVariables.removeAll(keepingCapacity: true) }
    if degenerateRows.neutralCount == degenerateRows.openCount { return }
    for variable in turnedVariables where rank(variable) > settlingRank {
      degenerateRows.reopen(closedAt: variable)
    }
  }

  /// Settles variables in order, until a position is opened again, no position is open, or, after
  /// some were closed, many successive variables have closed none.
  private mutating func settleMost() {
    let count = degenerateRows.openCount
    var idleVisits = 0
    for variable in freeVariables(degenerateRows.openPositions) {
      let before = (degenerateRows.openings, degenerateRows.openCount)
      settle(variable)
      refactorIfWorn()
      queueSuspects()
      // Settling the variable opened positions again. The list may lack variables that their rows
      // move, so the next round makes a new list.
      if degenerateRows.openings != before.0 || degenerateRows.openCount == 0 { return }
      idleVisits = degenerateRows.openCount < before.1 ? 0 : idleVisits + 1
      if idleVisits > 16 && degenerateRows.openCount < count { return }
    }
    // The rows that are still open move no variable by more than rounding errors.
    degenerateRows.closeAll()
  }

  /// Returns the variables that move if the rows at some positions leave the basis, in the order in
  /// which they are settled.
  mutating func freeVariables(_ positions: [Int32]) -> [Int32] {
    change.grow(to: basis.size)
    for position in positions {
      change.set(Self.factor(position), at: position)
    }
    basis.solveColumn(&change, into: &direction)
    return direction.indices.filter { direction[$0] != 0 }.sorted { rank($0) < rank($1) }
  }

  /// Returns a pseudorandom factor from 1 to 2 for a position, so that the movements that two rows
  /// cause do not cancel each other out.
  private static func factor(_ position: Int32) -> Double {
    var bits = UInt64(UInt32(bitPattern: position)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9
    return 1 + Double((bits ^ bits >> 32) & 0xFFFF_FFFF) * 0x1p-32
  }

  private mutating func settle(_ variable: Int32) {
    idleSteps = 0
    settlingRank = rank(variable)
    express(variable: variable)
    degenerateRows.reopen(closedAt: variable)
    for _ in 0..<50 + occupants.count {
      guard let (position, way) = approach(variable) else { break }
      let isDone = approachStep(variable, position, way)
      queueSuspects()
      if !isDone { degenerateRows.close(position, at: variable) }
      express(variable: variable)
    }
    closeWays(of: variable)
  }

  /// Closes the positions whose rows would move a settled variable if they left the basis.
  ///
  /// If one open position raises the variable and another lowers it, moving both at once can leave
  /// the variable unchanged and still move other variables. In that case, if the variable is at
  /// its reference, its stay replaces one of the rows; the other positions can then change without
  /// moving the variable.
  ///
  /// Expects the variable's combination of active rows in `sum` (see `express(variable:)`).
  private mutating func closeWays(of variable: Int32) {
    let open = sum.indices.filter { abs(sum[$0]) > 1e-9 && degenerateRows.contains($0) }
    let isAtRest = side(Int(variable)) == 0
    if isAtRest, open.count > 1, canBalance(open),
      let position = open.max(by: { abs(sum[$0]) < abs(sum[$1]) })
    {
      let way: ReducedCostSign.Direction = degenerateRows.contains(position, .up) ? .up : .down
      findDirection(leaving: position)
      if replace(position, with: .stay(variable), way, distance: 0) {
        queueSuspects()
        return degenerateRows.close(position, at: variable)
      }
    }
    for position in open { degenerateRows.close(position, at: variable) }
  }

  private func canBalance(_ open: [Int32]) -> Bool {
    var raises = false
    var lowers = false
    for position in open {
      let isSame = sum[position] > 0
      raises = raises || degenerateRows.contains(position, isSame ? .up : .down)
      lowers = lowers || degenerateRows.contains(position, isSame ? .down : .up)
    }
    return raises && lowers
  }

  /// Returns the open position and the direction that move a variable towards its reference
  /// fastest, or, after many steps without movement, the first such position; nil if the variable
  /// is at its reference, or if no open position moves it there.
  ///
  /// Expects the variable's combination of active rows in `sum` (see `express(variable:)`).
  private func approach(
    _ variable: Int32
  ) -> (position: Int32, way: ReducedCostSign.Direction)? {
    let distance = values[Int(variable)] - references[Int(variable)]
    if side(Int(variable)) == 0 { return nil }
    var best: (position: Int32, way: ReducedCostSign.Direction, share: Double)?
    for position in sum.indices {
      let share = sum[position]
      let way: ReducedCostSign.Direction = (share > 0) == (distance > 0) ? .down : .up
      if abs(share) <= 1e-9 || !degenerateRows.contains(position, way) { continue }
      if let best, !isBetter((position, share), than: (best.position, best.share)) { continue }
      best = (position, way, share)
    }
    return best.map { ($0.position, $0.way) }
  }

  private func isBetter(
    _ candidate: (position: Int32, share: Double), than best: (position: Int32, share: Double)
  ) -> Bool {
    let (a, b) = (abs(candidate.share), abs(best.share))
    if idleSteps < Self.patience && a != b { return a > b }
    return candidate.position < best.position
  }

  /// Moves the vertex along the edge on which the row at a position leaves, until the variable
  /// reaches its reference or another row blocks the movement.
  ///
  /// Returns false if the exchange of rows is not possible.
  private mutating func approachStep(
    _ variable: Int32, _ position: Int32, _ way: ReducedCostSign.Direction
  ) -> Bool {
    findDirection(leaving: position)
    let rate = way.sign * direction[variable]
    let distance = (references[Int(variable)] - values[Int(variable)]) / rate
    let obstacle = stop(
      among: breakpoints(way), slope: Slope(slotCount: levels.slotCount, order: levels.order))
    let touched = rates.indices
    rates.clear()
    defer { for row in touched { reclassify(row) } }
    if let obstacle, obstacle.stop.distance < distance {
      return replace(position, with: .row(obstacle.stop.row), way, distance: obstacle.stop.distance)
    }
    return rest(variable, position, way, distance: distance)
  }

  private mutating func rest(
    _ variable: Int32, _ position: Int32, _ way: ReducedCostSign.Direction, distance: Double
  ) -> Bool {
    guard replace(position, with: .stay(variable), way, distance: distance) else { return false }
    values[Int(variable)] = references[Int(variable)]
    heldValues[Int(variable)] = references[Int(variable)]
    return true
  }
}
