/// The identity of a constraint in its solver; never used twice.
///
/// Identities compare by the order in which the constraints were added.
package struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number of constraints that were added before it.
  package let serial: Int
  /// The row that holds it.
  let row: Int32

  /// The place of the row: small numbers, used again when constraints go.
  package var place: Int { Int(row) }

  /// Returns whether a constraint was added before another.
  package static func < (left: Self, right: Self) -> Bool { left.serial < right.serial }
}
