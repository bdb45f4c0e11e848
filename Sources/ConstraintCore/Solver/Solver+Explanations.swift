/// Ambiguous variables, and the constraints that decided the others.
extension Solver {
  /// Returns whether the constraints leave a variable more than one value.
  ///
  /// The policy chose one of them; see the type's description.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    range(of: variable).isOpen
  }

  /// Returns the same as ``isAmbiguous(_:)``, with this solver's own working memory.
  ///
  /// For queries of many variables: the other copies the working memory each time.
  package mutating func findsAmbiguous(_ variable: Variable) -> Bool {
    engine.openRange(of: variable).isOpen
  }

  /// The values that a variable may have without any constraint being satisfied less.
  ///
  /// An end is infinite where nothing is in the way for a million points. Cost: for a variable that
  /// is not free, a look at what determines it; for a free one two solutions of a copy.
  package func range(of variable: Variable) -> ClosedRange<Double> {
    var engine = engine
    return engine.openRange(of: variable)
  }

  /// Returns another solution, in which a variable is as near to a value as constraints let it.
  ///
  /// Constraints are satisfied no less than now. The next solution starts from the constraints
  /// alone again: nothing of this one is remembered.
  package func solution(with variable: Variable, towards value: Double) -> Self {
    var copy = self
    copy.engine = engine.probed(Int32(variable.index), towards: NormalLine.clamped(value))
    return copy
  }

  /// The constraints that the value of a variable was solved from, in the order they were added.
  ///
  /// A change of any one's constant moves the variable. A free variable has none, or only those
  /// that tie it to other free ones.
  package func constraintsAffecting(_ variable: Variable) -> [ConstraintID] {
    var engine = engine
    return engine.rowsDetermining(Int32(variable.index)).map(engine.id(of:)).sorted()
  }

  /// The amount by which a constraint is violated: 0 if it holds or was removed.
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

  /// Returns whether a constraint holds with equality: its line passes through the solution.
  package func isAtLimit(_ id: ConstraintID) -> Bool {
    if !isConstraint(id) { return false }
    let (value, tolerance) = engine.residual(id.row)
    return abs(value) <= 10 * tolerance
  }

  /// Returns whether a conflict set a constraint aside.
  package func isBroken(_ id: ConstraintID) -> Bool {
    isConstraint(id) && engine.store.rows[Int(id.row)].state == .broken
  }
}

extension Engine {
  /// The values that a variable may have; an end is infinite where nothing is within reach.
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
