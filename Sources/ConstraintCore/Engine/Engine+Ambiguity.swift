extension Engine {
  /// Whether the constraints leave a variable more than one value.
  ///
  /// Where no active row that determines the variable may be left without cost, its value is the
  /// only one. Else the engine tries: a row may still be in the way.
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

  /// A copy in which a variable went as near to a value as all constraints let it.
  func probed(_ variable: Int32, towards value: Double) -> Self {
    var copy = self
    var row = Row()
    row.constant = value
    // Below every constraint, above every stay.
    _ = copy.add(row, terms: [(variable, 1)], priority: 0)
    _ = copy.solve()
    return copy
  }

  /// The length over which a free variable is tried; infinity would find no more.
  static let reach = 1_048_576.0
}
