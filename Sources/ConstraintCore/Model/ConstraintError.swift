/// The reason why a solver refuses a constraint; the solver is unchanged.
package enum ConstraintError: Error, Hashable, Sendable {
  /// A coefficient, constant or suggested value is infinite or no number.
  case notFinite(Double)
  /// A priority is not above 0 and at most 1000.
  case priorityOutOfRange(Float)
  /// A priority would change from required to optional or back (AL23).
  case requiredPriorityChanges(ConstraintID, from: Float, to: Float)
  /// The solver has no such variable.
  case unknownVariable(Variable)
  /// The solver has no such constraint, or has removed it.
  case unknownConstraint(ConstraintID)
  /// A variable cannot be removed while constraints mention it; these are some of them.
  case variableInUse(Variable, by: [ConstraintID])
}
