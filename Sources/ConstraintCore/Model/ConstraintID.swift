/// The identity of a constraint in its solver, which is never reused.
///
/// Identities are ordered as the constraints were added.
package struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number of constraints added before this one.
  package let serial: Int
  /// The index of the constraint's row.
  let row: Int32

  /// The index of the constraint's row: a small number, reused after the constraint is removed.
  package var place: Int { Int(row) }

  /// Returns whether the left constraint was added before the right one.
  package static func < (left: Self, right: Self) -> Bool { left.serial < right.serial }
}
