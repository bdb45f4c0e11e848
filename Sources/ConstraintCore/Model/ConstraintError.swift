/// The reason why a solver rejects a change; the solver is unchanged.
package enum ConstraintError: Error, Hashable, Sendable {
  /// A coefficient, constant or suggested value is infinite or not a number.
  case notFinite(Double)
  /// A priority is zero, negative, above 1000 or not a number.
  case priorityOutOfRange(Float)
  /// A priority would change from required to optional or back (AL23).
  case requiredPriorityChanges(ConstraintID, from: Float, to: Float)
  /// The variable does not exist in the solver.
  case unknownVariable(Variable)
  /// The constraint does not exist in the solver, or was removed.
  case unknownConstraint(ConstraintID)
  /// The variable cannot be removed while these constraints contain it.
  case variableInUse(Variable, by: [ConstraintID])
}
