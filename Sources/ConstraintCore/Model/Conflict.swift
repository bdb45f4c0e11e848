/// Required constraints that cannot all be satisfied, and the one that is broken so that the others
/// can be.
///
/// The set is minimal: without any one of its members the others can be satisfied.
package struct Conflict: Hashable, Sendable {
  /// The constraints, in the order in which they were added.
  package let constraints: [ConstraintID]
  /// The constraint that is ignored until a member of the conflict changes.
  package let broken: ConstraintID
}
