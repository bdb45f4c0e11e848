import ConstraintCore

extension Solver {
  /// Adds `first relation constant`.
  @discardableResult
  mutating func add(
    _ first: Variable, _ relation: Relation, _ constant: Double, at priority: Float = 1000
  ) throws -> ConstraintID {
    try add(Constraint([.init(first)], relation, constant, priority: priority))
  }

  /// Adds `first relation second + constant`.
  @discardableResult
  mutating func add(
    _ first: Variable, _ relation: Relation, _ second: Variable, plus constant: Double,
    at priority: Float = 1000
  ) throws -> ConstraintID {
    let terms = [Constraint.Term(first), .init(second, times: -1)]
    return try add(Constraint(terms, relation, constant, priority: priority))
  }

  /// Adds that the terms add up to a constant.
  @discardableResult
  mutating func add(sumOf terms: [Variable], _ constant: Double) throws -> ConstraintID {
    try add(Constraint(terms.map { .init($0) }, .equal, constant))
  }
}
