/// Required constraints that cannot all hold, and the one that was broken so that the others do.
///
/// No member can be left out: without any one of them the others can hold. The set is the solver's
/// proof of the conflict: some sum of multiples of the members has no variable left, and says that
/// one number is another. All members but one are active, and so independent of each other; hence
/// only this sum does it, and it needs every member.
package struct Conflict: Hashable, Sendable {
  /// The constraints, in the order they were added.
  package let constraints: [ConstraintID]
  /// The one that is set aside until something in the conflict changes.
  package let broken: ConstraintID
}
