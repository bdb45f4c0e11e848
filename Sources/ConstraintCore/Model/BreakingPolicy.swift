/// The rule that chooses the constraint to break in a conflict (AL84).
///
/// Of the breakable constraints, the earliest one that fixes a size to a constant is broken or, if
/// none does, the last but one (the only one if there is just one). If all members fix sizes, as
/// two constants for one length do, the last breakable one is broken. If no constraint is
/// breakable, the last one that does not fix a size is broken (the last one if all do), so that a
/// cell or a hidden view keeps its size.
enum BreakingPolicy {
  /// The properties of a conflict's member on which the choice depends.
  struct Member {
    let id: ConstraintID
    let isBreakable: Bool
    let fixesSize: Bool
  }

  /// Returns the constraint to break; `members` are in the order in which they were added.
  static func choice(among members: [Member]) -> ConstraintID? {
    let breakable = members.filter(\.isBreakable)
    if members.allSatisfy(\.fixesSize), let last = breakable.last { return last.id }
    if let size = breakable.first(where: \.fixesSize) { return size.id }
    if let choice = breakable.dropLast().last ?? breakable.last { return choice.id }
    return (members.last { !$0.fixesSize } ?? members.last)?.id
  }
}
