/// The sign of an active row's reduced cost, which decides whether the row leaves.
enum ReducedCostSign: Hashable, Sendable {
  /// Leaving costs.
  case held
  /// Leaving upwards or downwards pays; the slot is that of the highest level that gains.
  case leaves(Direction, slot: Int)
  /// Leaving costs nothing and gains nothing: the optimum is not unique, as far as the row says.
  case neutral(up: Bool, down: Bool)

  /// The direction in which a row's left side changes when the row is left.
  enum Direction: Hashable, Sendable {
    case up
    case down

    var sign: Double { self == .up ? 1 : -1 }
  }
}
