/// A linear equation or inequality over variables, with a priority.
///
///     terms[0] + terms[1] + …   relation   constant      at priority
///     1·x      + 1·width        ≤          320           750
///
/// A priority is a level, not a weight: no number of constraints of lower levels outweighs a
/// constraint of a higher level. A constraint of priority 1000 is required.
package struct Constraint: Hashable, Sendable {
  /// A variable and its coefficient.
  package struct Term: Hashable, Sendable {
    /// The variable that the coefficient multiplies.
    package var variable: Variable
    /// The factor of the variable.
    package var coefficient: Double

    /// Creates a term from a variable and its coefficient; the default coefficient is 1.
    package init(_ variable: Variable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The left side; terms of the same variable are added up.
  package var terms: [Term]
  /// The relation between the sides.
  package var relation: Relation
  /// The constant on the right side.
  package var constant: Double
  /// The priority: more than 0, at most 1000.
  package var priority: Float
  /// Whether a conflict may break the constraint.
  ///
  /// Constraints that UIKit itself adds are not breakable (AL83).
  package var isBreakable: Bool

  /// The priority of required constraints.
  package static let required: Float = 1000

  package init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = Self.required,
    isBreakable: Bool = true
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.isBreakable = isBreakable
  }
}
