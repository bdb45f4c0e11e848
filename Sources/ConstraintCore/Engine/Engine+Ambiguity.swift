extension Engine {
  /// Returns the range of values that the constraints allow for a variable.
  ///
  /// If no active row that determines the variable can leave the basis without cost, the current
  /// value is the only one. Otherwise the engine tries to move the variable, because other rows may
  /// still block it.
  mutating func range(of variable: Int32) -> ClosedRange<Double> {
    let value = values[Int(variable)]
    express(variable: variable)
    let isFree = sum.indices.contains { position in
      if abs(sum[position]) <= 1e-9 { return false }
      if case .neutral = reducedCostSign(at: position) { return true }
      return false
    }
    if !isFree { return value...value }
    let low = probed(variable, towards: value - Self.reach).values[Int(variable)]
    let high = probed(variable, towards: value + Self.reach).values[Int(variable)]
    return min(low, value)...max(high, value)
  }

  /// Returns a copy in which a variable is as close to a value as all constraints allow.
  func probed(_ variable: Int32, towards value: Double) -> Self {
    var copy = self
    var row = Row()
    row.constant = value
    // The row has priority 0: it is below all constraints, but above the stays, which hold free
    // variables, so it moves only a free variable.
    _ = copy.add(row, terms: [(variable, 1)], priority: 0)
    _ = copy.solve()
    return copy
  }

  /// The distance over which a free variable is moved to find its range, in points.
  static let reach = 1_048_576.0
}
