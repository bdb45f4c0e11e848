/// A number that a solver looks for.
///
/// Its index is its identity in the solver that made it. A removed variable's index is used again.
package struct Variable: Hashable, Comparable, Sendable {
  /// The place among the solver's variables; the earlier one is settled first where both are free.
  package let index: Int

  init(_ index: Int) {
    self.index = index
  }

  init(_ index: Int32) {
    self.index = Int(index)
  }

  /// Returns whether a variable comes before another.
  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

extension Variable {
  /// The kind of length that a variable measures; it decides the value of a free variable.
  package enum Kind: Hashable, Sendable {
    /// A width or a height: settled before all positions.
    case size
    /// A coordinate, which may be negative.
    case position
  }
}
