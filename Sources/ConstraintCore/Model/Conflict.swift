/// Required constraints that cannot all hold, and the one that was broken so that the others do.
///
/// The set is irreducible: without any one of its members the others can hold. It is what the
/// solver proves the conflict with. The members are the rows of a linear combination in which every
/// variable cancels and the constants do not; those of one basis are independent, so no smaller
/// combination does.
public struct Conflict: Hashable, Sendable {
  /// The constraints, in the order they were added.
  public let constraints: [ConstraintID]
  /// The one that is set aside until something in the conflict changes.
  public let broken: ConstraintID
}
