/// The sign of an active row's reduced cost, which decides whether the row leaves.
enum ReducedCostSign: Hashable, Sendable {
  /// Leaving makes the result worse.
  case held
  /// Leaving upwards or downwards improves the result; the slot is that of the highest level that
  /// improves.
  case leaves(Direction, slot: Int)
  /// Leaving makes the result neither better nor worse, so the optimum may not be unique.
  case neutral(up: Bool, down: Bool)

  /// The direction in which a row's left side changes when the row leaves.
  enum Direction: Hashable, Sendable {
    case up
    case down

    var sign: Double { self == .up ? 1 : -1 }
  }
}
