/// Queries that explain a solution: ambiguous variables, their ranges, and the constraints that
/// determine a value.
extension Solver {
  /// Returns whether the constraints allow more than one value for a variable.
  ///
  /// In that case the policy described for ``Solver`` chose the value.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    range(of: variable).isOpen
  }

  /// Returns the same result as ``isAmbiguous(_:)``, but uses this solver's own working memory.
  ///
  /// This method is faster for many variables, because ``isAmbiguous(_:)`` copies the working
  /// memory each time.
  package mutating func findsAmbiguous(_ variable: Variable) -> Bool {
    engine.openRange(of: variable).isOpen
  }

  /// Returns the values that a variable may have without increasing any constraint's violation.
  ///
  /// A bound is infinite if nothing limits the variable within a million points. For a variable
  /// that is not free, this takes as long as finding the constraints that determine it; for a free
  /// variable, as long as solving a copy twice.
  package func range(of variable: Variable) -> ClosedRange<Double> {
    var engine = engine
    return engine.openRange(of: variable)
  }

  /// Returns a copy in which a variable is as close to a value as the constraints allow.
  ///
  /// No constraint is violated more in the copy than in this solver.
  package func solution(with variable: Variable, towards value: Double) -> Self {
    var copy = self
    copy.engine = engine.probed(Int32(variable.index), towards: NormalLine.clamped(value))
    return copy
  }

  /// Returns the constraints that determine a variable's value, in the order in which they were
  /// added.
  ///
  /// Changing the constant of any of these constraints changes the variable.
  package func constraintsAffecting(_ variable: Variable) -> [ConstraintID] {
    var engine = engine
    return engine.rowsDetermining(Int32(variable.index)).map(engine.id(of:)).sorted()
  }

  /// Returns the amount by which a constraint is violated; 0 if it is satisfied or was removed.
  package func violation(of id: ConstraintID) -> Double {
    if !isConstraint(id) { return 0 }
    let (value, tolerance) = engine.residual(id.row)
    if abs(value) <= 10 * tolerance { return 0 }
    let row = engine.store.rows[Int(id.row)]
    switch row.relation {
    case .equal: return abs(value) * row.unit
    case .lessThanOrEqual: return max(0, value) * row.unit
    case .greaterThanOrEqual: return max(0, -value) * row.unit
    }
  }

  /// Returns whether a constraint holds with equality in the solution.
  package func isAtLimit(_ id: ConstraintID) -> Bool {
    if !isConstraint(id) { return false }
    let (value, tolerance) = engine.residual(id.row)
    return abs(value) <= 10 * tolerance
  }

  /// Returns whether a constraint is broken because of a conflict.
  package func isBroken(_ id: ConstraintID) -> Bool {
    isConstraint(id) && engine.store.rows[Int(id.row)].state == .broken
  }
}

extension Engine {
  /// Returns the values that a variable may have; a bound is infinite if nothing within `reach`
  /// limits it.
  fileprivate mutating func openRange(of variable: Variable) -> ClosedRange<Double> {
    let range = range(of: Int32(variable.index))
    let value = values[variable.index]
    let isOpenBelow = value - range.lowerBound >= Self.reach - 1
    let isOpenAbove = range.upperBound - value >= Self.reach - 1
    let lower = isOpenBelow ? -.infinity : range.lowerBound.snapped
    let upper = isOpenAbove ? .infinity : range.upperBound.snapped
    return lower...upper
  }
}

extension ClosedRange<Double> {
  fileprivate var isOpen: Bool { upperBound - lowerBound > 1e-6 }
}
