/// Required constraints that cannot all be satisfied, and the one that is broken so that the others
/// can be.
///
/// The set is minimal: without any one of its members the others can be satisfied. It is the
/// solver's proof of the conflict: a linear combination of the members has no variables left, and
/// states that two different numbers are equal. All members but one are active and therefore
/// linearly independent; hence this is the only such combination, and it needs every member.
package struct Conflict: Hashable, Sendable {
  /// The constraints, in the order in which they were added.
  package let constraints: [ConstraintID]
  /// The constraint that is ignored until a member of the conflict changes.
  package let broken: ConstraintID
}
