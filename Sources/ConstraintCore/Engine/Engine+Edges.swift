extension Engine {
  /// Collects where rows change along an edge that leaves in a direction.
  ///
  /// Expects the edge in `direction`.
  mutating func breakpoints(_ way: ReducedCostSign.Direction) -> [Breakpoint] {
    rates.grow(to: store.rows.count)
    for variable in direction.indices {
      let amount = direction[variable] * way.sign
      if amount == 0 { continue }
      var place = store.heads[Int(variable)]
      while place >= 0 {
        let term = store.terms[Int(place)]
        if store.rows[Int(term.row)].state == .inactive {
          rates.add(amount * term.coefficient, at: term.row)
        }
        place = term.next
      }
    }
    return rates.indices.compactMap { breakpoint(of: $0, rate: rates[$0]) }
  }

  private func breakpoint(of index: Int32, rate: Double) -> Breakpoint? {
    let row = store.rows[Int(index)]
    // A pivot this small would lose all precision.
    if abs(rate) < 1e-8 { return nil }
    let rises = rate > 0
    let residual = residual(index).value
    // Towards the row's line, or from the line on where it is kept with equality.
    let isNearing = row.sign == 0 ? true : (row.sign > 0) != rises
    if !isNearing { return nil }
    let next: Int8
    switch row.relation {
    case .equal: next = rises ? 1 : -1
    case .lessThanOrEqual: next = rises ? 1 : 0
    case .greaterThanOrEqual: next = rises ? 0 : -1
    }
    if next == row.sign { return nil }
    let distance = row.sign == 0 && row.relation == .equal ? 0 : max(0, -residual / rate)
    let isWall = row.isRequired && row.sign == 0
    let jump = abs(Double(next - row.sign) * rate)
    return Breakpoint(
      row: index, distance: distance, rate: rate, jump: isWall ? .infinity : jump, nextSign: next)
  }

  /// Finds the point of an edge at which violations stop decreasing, and the breakpoints before it.
  ///
  /// Beyond a breakpoint the slope of its level is steeper; the walk ends at the first one from
  /// which on the highest changed level rises.
  func stop(
    among breakpoints: [Breakpoint], slope start: Slope
  ) -> (stop: Breakpoint, passed: [Breakpoint])? {
    var rest = breakpoints
    var slope = start
    var passed: [Breakpoint] = []
    while let index = nearest(of: rest) {
      let next = rest.remove(at: index)
      slope.add(next.jump, slot: Int(store.rows[Int(next.row)].slot))
      if slope.isRising { return (next, passed) }
      passed.append(next)
    }
    return nil
  }

  /// The nearest breakpoint; among equally near ones the row that changes fastest, for precision.
  private func nearest(of breakpoints: [Breakpoint]) -> Int? {
    breakpoints.indices.min { left, right in
      let (a, b) = (breakpoints[left], breakpoints[right])
      if abs(a.distance - b.distance) > 1e-9 { return a.distance < b.distance }
      if idleSteps < Self.patience && abs(a.rate) != abs(b.rate) {
        return abs(a.rate) > abs(b.rate)
      }
      return store.rows[Int(a.row)].serial < store.rows[Int(b.row)].serial
    }
  }
}
