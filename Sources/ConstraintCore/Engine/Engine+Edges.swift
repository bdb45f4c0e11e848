extension Engine {
  /// Returns the breakpoints of rows along an edge, in one of its two directions.
  ///
  /// The movement along the edge must be stored in `direction`.
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
    // A row that changes this slowly is skipped, because a pivot so close to zero would cost all
    // precision.
    if abs(rate) < 1e-8 { return nil }
    let rises = rate > 0
    let residual = residual(index).value
    // A violated row has a breakpoint only if its residual moves towards zero.
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

  /// Returns the breakpoint at which violations stop decreasing, and the breakpoints before it; nil
  /// if there is no such breakpoint.
  ///
  /// Each breakpoint increases the rate at which the violations of its row's level change (the
  /// slope). The search ends at the first breakpoint after which the slope of the highest changing
  /// level is positive, or no level changes.
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

  /// Returns the nearest breakpoint; among equally near ones, that of the row that changes fastest,
  /// for precision, or, after many steps without movement, that of the earliest row, to prevent
  /// cycles.
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
