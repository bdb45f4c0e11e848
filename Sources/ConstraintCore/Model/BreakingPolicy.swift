/// The choice of the constraint that a conflict breaks (AL84).
///
/// Of those that may be broken: the earliest one that fixes a size to a constant, else the one
/// added before the last. A conflict in which none may be broken breaks the last.
enum BreakingPolicy {
  /// The properties of a member of a conflict that the policy reads.
  struct Member {
    let id: ConstraintID
    let isBreakable: Bool
    let fixesSize: Bool
  }

  /// Returns the one to break, of members in the order they were added.
  static func choice(among members: [Member]) -> ConstraintID? {
    let breakable = members.filter(\.isBreakable)
    if let size = breakable.first(where: \.fixesSize) { return size.id }
    return (breakable.dropLast().last ?? breakable.last ?? members.last)?.id
  }
}
