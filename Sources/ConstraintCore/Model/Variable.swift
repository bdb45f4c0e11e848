/// An unknown number that a solver determines.
///
/// Its index identifies it in the solver that created it. The index is reused after the variable is
/// removed.
package struct Variable: Hashable, Comparable, Sendable {
  /// The index in the solver, which also determines the order in which free variables are settled.
  package let index: Int

  init(_ index: Int) {
    self.index = index
  }

  init(_ index: Int32) {
    self.index = Int(index)
  }

  /// Returns whether the left variable has the smaller index.
  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

extension Variable {
  /// The kind of a variable, which determines the order in which free variables are settled.
  package enum Kind: Hashable, Sendable {
    /// A width or a height, settled before all positions.
    case size
    /// A coordinate, which may be negative.
    case position
  }
}
